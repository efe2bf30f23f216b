"""How the description of the API shows what `telling.wire` writes: structs with texts in words."""

from __future__ import annotations

from typing import Any, Literal, get_type_hints

import msgspec
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from potager.core.scene import Icon, Scene, SeatStatus, Sprite
from potager.core.texts import Message
from potager.table.telling.messages import Wire

# May hold a message beside others, which msgspec can't decode.
TOLD = (Wire, Scene, Sprite, SeatStatus, Icon)


class WireSchema(OpenAPISchemaPlugin):
    """Messages are strings; the structs around them have their fields, or a place for each."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        if field_definition.is_union:
            return False
        return field_definition.annotation is Message or field_definition.is_subclass_of(TOLD)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        struct = field_definition.annotation
        if struct is Message:
            return Schema(type=OpenAPIType.STRING)
        if struct is Icon:  # sent without the names of its fields
            hints = get_type_hints(Icon)
            kinds = [FieldDefinition.from_annotation(hints[name], name=name) for name in hints]
            return Schema(
                type=OpenAPIType.ARRAY,
                prefix_items=[schema_creator.for_field_definition(one) for one in kinds],
                min_items=len(kinds),
                max_items=len(kinds),
                description=", ".join(hints),
            )
        fields = msgspec.structs.fields(struct)
        properties = {
            field.encode_name: FieldDefinition.from_annotation(field.type, name=field.encode_name)
            for field in fields
        }
        required = [field.encode_name for field in fields if field.required]
        if tag := struct.__struct_config__.tag:
            properties["type"] = FieldDefinition.from_annotation(Literal[tag], name="type")
            required.append("type")
        schema: Schema = schema_creator.create_component_schema(
            field_definition, required=sorted(required), property_fields=properties
        )
        return schema

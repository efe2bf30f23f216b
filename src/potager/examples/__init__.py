"""Small example games for authors. They can be played, but no list shows them."""

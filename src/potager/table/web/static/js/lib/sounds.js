// @ts-check
/** Soft sounds, made here with WebAudio: wood, dice, paper. Off for whoever wants it quiet. */
import { recall, remember } from "./memory.js";

const KEPT = "potager.sound";

/** @type {AudioContext | null} */
let audio = null;
let on = recall(KEPT) !== "off";

export function isOn() {
  return on;
}

/** @param {boolean} wanted */
export function turn(wanted) {
  on = wanted;
  remember(KEPT, on ? "on" : "off");
  if (on) sound("step");
}

// Browsers let a page sound only after somebody touched it.
for (const touched of ["pointerdown", "keydown"])
  addEventListener(touched, () => (audio ??= new AudioContext()), { once: true });

/**
 * @typedef {{pitch: number, to?: number, at?: number, long?: number, loud?: number,
 *   shape?: OscillatorType}} Tone
 * @typedef {{noise: number, at?: number, long?: number, loud?: number}} Noise
 */

/** @param {number} pitch @param {number} at @returns {Tone} */
const bell = (pitch, at) => ({ pitch, at, long: 0.5, loud: 0.1, shape: "triangle" });
/** @param {number} at @returns {(Tone | Noise)[]} */
const knock = (at) => [{ pitch: 190, to: 90, at, long: 0.09 }, { noise: 1800, at, long: 0.03 }];

/** @type {Record<string, (Tone | Noise)[]>} */
const SOUNDS = {
  place: knock(0),
  step: [{ pitch: 320, to: 240, long: 0.05, loud: 0.1 }],
  roll: [0, 0.09, 0.2, 0.29, 0.4].flatMap((at) => [
    { noise: 2600 - 1500 * at, at, long: 0.04, loud: 0.16 },
    { pitch: 420 - 300 * at, to: 200, at, long: 0.04, loud: 0.07 },
  ]),
  hit: [...knock(0), { pitch: 150, to: 60, at: 0.06, long: 0.22, loud: 0.2 }],
  block: [...knock(0), ...knock(0.1)],
  card: [{ noise: 3800, long: 0.09, loud: 0.12 }],
  good: [bell(523, 0), bell(784, 0.1)],
  bad: [{ pitch: 220, to: 165, long: 0.3, loud: 0.12, shape: "triangle" }],
  win: [bell(523, 0), bell(659, 0.13), bell(784, 0.26), bell(1047, 0.4)],
  lose: [bell(392, 0), bell(330, 0.17), bell(262, 0.34)],
  turn: [bell(659, 0)],
  warn: [bell(880, 0), bell(880, 0.2)],
};

/** @param {string} name */
export function sound(name) {
  if (!on || !audio || document.hidden) return;
  for (const one of SOUNDS[name] ?? []) "noise" in one ? hiss(audio, one) : tone(audio, one);
}

/** @param {AudioContext} context @param {Tone} tone */
function tone(context, { pitch, to = pitch, at = 0, long = 0.12, loud = 0.16, shape = "sine" }) {
  const source = new OscillatorNode(context, { type: shape, frequency: pitch });
  const begin = context.currentTime + at;
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(fading(context, begin, long, loud));
  source.start(begin);
  source.stop(begin + long);
}

/** @param {AudioContext} context @param {Noise} noise */
function hiss(context, { noise, at = 0, long = 0.05, loud = 0.12 }) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: noise, Q: 1.2 });
  const begin = context.currentTime + at;
  source.connect(filter).connect(fading(context, begin, long, loud));
  source.start(begin);
}

/** @param {AudioContext} context @param {number} begin @param {number} long @param {number} loud */
function fading(context, begin, long, loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + long);
  gain.connect(context.destination);
  return gain;
}

/**
 * Quiet sounds made on the spot, no files. Nothing sounds before somebody has touched the page, and nothing is only
 * heard: every sound goes with something that is seen.
 */
import type { Sound } from "../kit/drawings";

export class Sounds {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private loudness = 0;

  /** Called from a gesture: only then may a page make a sound. */
  wake(volume: number): void {
    this.loudness = volume;
    if (volume <= 0) return;
    if (!this.context) this.build();
    void this.context?.resume();
    this.volume(volume);
  }

  volume(volume: number): void {
    this.loudness = volume;
    if (this.context && this.out) this.out.gain.setTargetAtTime(volume * 0.5, this.context.currentTime, 0.1);
  }

  close(): void {
    void this.context?.close();
    this.context = this.out = null;
  }

  play(sound: Sound): void {
    if (!this.context || this.context.state !== "running" || this.loudness <= 0) return;
    PLAYED[sound](this);
  }

  private build(): void {
    this.context = new AudioContext();
    this.out = this.context.createGain();
    this.out.gain.value = 0;
    this.out.connect(this.context.destination);
    const length = this.context.sampleRate;
    this.noise = this.context.createBuffer(1, length, length);
    const samples = this.noise.getChannelData(0);
    for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
    this.hum();
  }

  /** The bed: two low tones a little apart, and air through a duct. */
  private hum(): void {
    for (const frequency of [41, 41.6, 82.3]) {
      const tone = this.context!.createOscillator();
      tone.type = "triangle";
      tone.frequency.value = frequency;
      tone.connect(this.gain(frequency > 60 ? 0.012 : 0.05));
      tone.start();
    }
    const air = this.source();
    air.loop = true;
    this.through(air, "lowpass", 160, this.gain(0.035));
    air.start();
  }

  /** A tone that slides and dies away. */
  tone(from: number, to: number, lasts: number, level: number, type: OscillatorType = "sine", after = 0): void {
    const { context } = this;
    if (!context) return;
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    tone.connect(this.envelope(start, 0.008, lasts, level));
    tone.start(start);
    tone.stop(start + lasts + 0.05);
  }

  /** A puff of noise through a filter. */
  puff(filter: BiquadFilterType, at: number, rise: number, lasts: number, level: number, after = 0): void {
    const { context } = this;
    if (!context) return;
    const start = context.currentTime + after;
    const source = this.source();
    this.through(source, filter, at, this.envelope(start, rise, lasts, level));
    source.start(start);
    source.stop(start + rise + lasts + 0.05);
  }

  private source(): AudioBufferSourceNode {
    const source = this.context!.createBufferSource();
    source.buffer = this.noise;
    return source;
  }

  private through(source: AudioNode, type: BiquadFilterType, frequency: number, to: AudioNode): void {
    const filter = this.context!.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    source.connect(filter).connect(to);
  }

  private gain(level: number): GainNode {
    const gain = this.context!.createGain();
    gain.gain.value = level;
    gain.connect(this.out!);
    return gain;
  }

  private envelope(start: number, rise: number, fall: number, level: number): GainNode {
    const gain = this.gain(0);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.linearRampToValueAtTime(level, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + fall);
    return gain;
  }
}

const PLAYED: Record<Sound, (sounds: Sounds) => void> = {
  /** Dull metal, sliding, then home. */
  door: (sounds) => {
    sounds.puff("bandpass", 320, 0.05, 0.22, 0.25);
    sounds.tone(92, 44, 0.3, 0.5, "triangle", 0.2);
  },
  /** A wet click. */
  token: (sounds) => {
    sounds.tone(620, 180, 0.07, 0.3);
    sounds.puff("highpass", 2600, 0.002, 0.05, 0.12, 0.03);
  },
  dice: (sounds) => {
    for (const after of [0, 0.07, 0.13, 0.22, 0.36]) sounds.puff("bandpass", 1500 + after * 900, 0.002, 0.04, 0.3, after);
  },
  pulse: (sounds) => {
    sounds.tone(68, 38, 0.6, 0.7);
    sounds.tone(68, 36, 0.7, 0.45, "sine", 0.28);
  },
  strike: (sounds) => {
    sounds.puff("lowpass", 700, 0.004, 0.18, 0.5);
    sounds.tone(150, 40, 0.25, 0.5, "sawtooth");
  },
  /** One breath: it is your turn. */
  breath: (sounds) => {
    sounds.puff("bandpass", 520, 0.45, 0.5, 0.22);
    sounds.tone(330, 396, 0.6, 0.06, "sine", 0.1);
  },
};

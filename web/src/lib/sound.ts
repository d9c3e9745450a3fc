// Short sounds that the page makes itself; they can be muted, and are while the page is hidden. Each is worked out once and
// played as a small file: opening the browser's synthesiser would hold the picture up for a tenth of a second.

type Sound = "move" | "end" | "up";

const RATE = 16_000;
/** The notes of a sound: when, how high, how long. A knock of wood for a move, two notes for the end, three for the end of the time in a hall. */
const NOTES: Record<Sound, [at: number, pitch: number, lasts: number][]> = {
  move: [[0, 190, 0.07]],
  end: [
    [0, 440, 0.35],
    [0.14, 587, 0.35],
  ],
  up: [
    [0, 784, 1.2],
    [0.6, 659, 1.2],
    [1.2, 523, 1.8],
  ],
};
const made: Partial<Record<Sound, HTMLAudioElement>> = {};

export function muted(): boolean {
  return localStorage.getItem("muted") === "yes";
}

export function mute(yes: boolean): void {
  localStorage.setItem("muted", yes ? "yes" : "no");
}

export function click(what: Sound): void {
  if (muted() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const sound = (made[what] ??= new Audio(URL.createObjectURL(new Blob([wave(NOTES[what])], { type: "audio/wav" }))));
  sound.currentTime = 0;
  sound.play().catch(() => {}); // a machine without loudspeakers
}

/** Notes that die away, as a WAV file of 16 bits. */
export function wave(notes: [at: number, pitch: number, lasts: number][]): ArrayBuffer {
  const length = Math.ceil(RATE * Math.max(...notes.map(([at, , lasts]) => at + lasts)));
  const file = new DataView(new ArrayBuffer(44 + 2 * length));
  const words = (at: number, text: string) => [...text].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  words(0, "RIFF");
  file.setUint32(4, 36 + 2 * length, true);
  words(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, 2 * RATE, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  words(36, "data");
  file.setUint32(40, 2 * length, true);
  for (let i = 0; i < length; i++) {
    const loud = notes.reduce((sum, [at, pitch, lasts]) => {
      const since = i / RATE - at;
      return since < 0 || since > lasts ? sum : sum + 0.16 * Math.exp((-5 * since) / lasts) * Math.sin(2 * Math.PI * pitch * since);
    }, 0);
    file.setInt16(44 + 2 * i, Math.round(loud * 32_767), true);
  }
  return file.buffer;
}

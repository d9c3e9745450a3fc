// Short sounds made by the browser itself; they can be muted, and are while the page is hidden.
let context: AudioContext | undefined;

export function muted(): boolean {
  return localStorage.getItem("muted") === "yes";
}

export function mute(yes: boolean): void {
  localStorage.setItem("muted", yes ? "yes" : "no");
}

/** A knock of wood for a move, two notes for the end. The picture comes first: opening the loudspeaker takes long. */
export function click(what: "move" | "end"): void {
  if (muted() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  requestAnimationFrame(() => setTimeout(() => sound(what)));
}

function sound(what: "move" | "end"): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of what === "move" ? [[0, 190]] : [[0, 440], [0.14, 587]]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = what === "move" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(pitch!, now + at!);
    volume.gain.setValueAtTime(0.16, now + at!);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at! + (what === "move" ? 0.07 : 0.35));
    tone.connect(volume).connect(context.destination);
    tone.start(now + at!);
    tone.stop(now + at! + 0.4);
  }
}

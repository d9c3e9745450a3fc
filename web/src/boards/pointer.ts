// One hand for mouse, pen and finger: what is a tap and what is a drag, which point of a grid is meant, and where a
// magnifier stands so that the finger does not cover it.

export interface Point {
  x: number;
  y: number;
}

/** What of a pointer event counts here. */
export interface Touch {
  pointerId: number;
  clientX: number;
  clientY: number;
  pointerType: string;
  button: number;
}

export interface Grip<T> {
  /** What was taken hold of. */
  thing: T;
  from: Point;
  at: Point;
  finger: boolean;
}

export interface Habits<T> {
  /** How far a pointer may tremble before a tap becomes a drag, in pixels of the screen. */
  tremble?: number;
  ontap?: (grip: Grip<T>) => void;
  ongrab?: (grip: Grip<T>) => void;
  onpull?: (grip: Grip<T>) => void;
  ondrop?: (grip: Grip<T>) => void;
  /** The system took the pointer away, or another finger came. */
  onlose?: (grip: Grip<T>) => void;
  /** A second finger was put down during a drag. */
  onsecond?: (grip: Grip<T>) => void;
}

const MOUSE_TREMBLE = 5;
const FINGER_TREMBLE = 10;

/** A hand that holds at most one thing. Feed it `down`, `move`, `up` and `lose` from pointer events. */
export function hand<T>(habits: Habits<T>) {
  let grip: (Grip<T> & { pointer: number; dragging: boolean }) | null = null;

  function far(): boolean {
    const tremble = habits.tremble ?? (grip!.finger ? FINGER_TREMBLE : MOUSE_TREMBLE);
    return Math.hypot(grip!.at.x - grip!.from.x, grip!.at.y - grip!.from.y) > tremble;
  }

  return {
    /** Is a thing being dragged, not merely pressed? */
    get dragging(): boolean {
      return grip?.dragging ?? false;
    },
    down(event: Touch, thing: T): boolean {
      if (grip) {
        if (grip.dragging && event.pointerId !== grip.pointer) habits.onsecond?.(grip);
        return false;
      }
      if (event.button !== 0) return false;
      const at = { x: event.clientX, y: event.clientY };
      grip = { thing, from: at, at, finger: event.pointerType !== "mouse", pointer: event.pointerId, dragging: false };
      return true;
    },
    move(event: Touch): void {
      if (grip?.pointer !== event.pointerId) return;
      grip.at = { x: event.clientX, y: event.clientY };
      if (!grip.dragging && far()) {
        grip.dragging = true;
        habits.ongrab?.(grip);
      }
      if (grip?.dragging) habits.onpull?.(grip);
    },
    up(event: Touch): void {
      if (grip?.pointer !== event.pointerId) return;
      const held = grip;
      grip = null;
      held.at = { x: event.clientX, y: event.clientY };
      if (held.dragging) habits.ondrop?.(held);
      else habits.ontap?.(held);
    },
    lose(): void {
      const held = grip;
      grip = null;
      if (held) habits.onlose?.(held);
    },
  };
}

/** A point of the screen in the units of a picture whose viewBox begins at left, top and is `width` wide. */
export function inside(box: { left: number; top: number; width: number }, at: Point, width: number): Point {
  const scale = width / box.width;
  return { x: (at.x - box.left) * scale, y: (at.y - box.top) * scale };
}

/** The crossing of a grid that a point means: column and row, or null when it is farther away than a whole step. */
export function crossing(at: Point, edge: number, step: number, size: number): { column: number; row: number } | null {
  const meant = (value: number) => {
    const place = (value - edge) / step;
    return place < -1 || place > size ? null : Math.max(0, Math.min(size - 1, Math.round(place)));
  };
  const column = meant(at.x);
  const row = meant(at.y);
  return column === null || row === null ? null : { column, row };
}

/** The middle of a magnifier of this radius: above the finger; where the picture ends, beside it. */
export function lens(finger: Point, radius: number, width: number): Point {
  const apart = radius * 1.45;
  const x = Math.max(radius, Math.min(width - radius, finger.x));
  if (finger.y - apart >= radius * 0.4) return { x, y: finger.y - apart };
  return { x: finger.x < width / 2 ? finger.x + apart : finger.x - apart, y: Math.max(radius * 0.4, finger.y - radius * 0.6) };
}

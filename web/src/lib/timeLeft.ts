// How much time is left, as one reads it: days and hours, hours and minutes, at last minutes and seconds.
import { spoken, t } from "./i18n.svelte";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export function timeLeft(seconds: number): string {
  if (seconds > DAY - MINUTE) {
    const hours = Math.round(seconds / HOUR);
    return hours % 24 ? t("clock-days-hours", { days: Math.floor(hours / 24), hours: hours % 24 }) : t("clock-days", { days: hours / 24 });
  }
  const minutes = Math.floor(seconds / MINUTE);
  if (minutes >= 60) return t("clock-hours", { hours: Math.floor(minutes / 60), min: minutes % 60 });
  return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** A moment on the calendar, in the zone of whoever reads it. */
export function momentOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(spoken(), { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(spoken(), { weekday: "short", day: "numeric", month: "long" });
}

// What is asked of the house about slow games: vacation, reminders, letters, notifications, feeds.
import { ask } from "../lib/api";
import type { Schemas } from "../lib/wire";

export type Reminders = Schemas["Reminders"];
export type Wishes = Schemas["WishesView"];
export type OwnVacations = Schemas["OwnVacations"];
export type Feeds = Schemas["Feeds"];

export const slow = {
  reminders: () => ask<Reminders>("/api/me/reminders"),
  wish: (wishes: Wishes) => ask<Reminders>("/api/me/reminders", wishes, "", undefined, "PUT"),
  addMail: (address: string) => ask<Reminders>("/api/me/mail", { address }),
  removeMail: () => ask<Reminders>("/api/me/mail", undefined, "", undefined, "DELETE"),
  confirm: (token: string) => ask<string>("/api/mail/confirm", { token }),
  stop: (token: string) => ask<string>(`/api/mail/stop/${encodeURIComponent(token)}`, {}),
  addDevice: (device: PushSubscriptionJSON) => ask<Reminders>("/api/me/devices", device),
  removeDevice: (name: string) => ask<Reminders>(`/api/me/devices/${name}`, undefined, "", undefined, "DELETE"),
  feeds: () => ask<Feeds>("/api/me/feeds"),
  renewFeeds: () => ask<Feeds>("/api/me/feeds", {}),
  vacations: () => ask<OwnVacations>("/api/me/vacation"),
  rest: (begin: number, until: number) => ask<OwnVacations>("/api/me/vacation", { begin, until }),
  endRest: (begin: number) => ask<OwnVacations>(`/api/me/vacation/${Math.floor(begin)}`, undefined, "", undefined, "DELETE"),
};

/** A browser's subscription to its push service, asked for with the house's key; null where the person says no. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const raw = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw })).toJSON();
}

/** Can this browser show notifications at all? */
export const canNotify = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

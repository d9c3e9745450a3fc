// Passkeys by the browser's own means; the server makes the questions and checks the answers.
import { ask } from "../lib/api";
import type { Schemas } from "../lib/wire";

type Options = Schemas["PasskeyOptions"];
interface ByJson {
  parseCreationOptionsFromJSON(json: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(json: unknown): PublicKeyCredentialRequestOptions;
}

const byJson = () => (window as unknown as { PublicKeyCredential?: ByJson & Partial<ByJson> }).PublicKeyCredential;

/** Can passkeys be used here? A browser wants a name and a safe line for them; an address of numbers is no name. */
export function passkeysWork(): boolean {
  const numbers = /^[\d.]+$/.test(location.hostname) || location.hostname.includes(":");
  return window.isSecureContext && !numbers && !!byJson()?.parseCreationOptionsFromJSON;
}

const written = (credential: Credential | null) => (credential as unknown as { toJSON(): Record<string, unknown> }).toJSON();

/** Make a passkey for one's account. */
export async function makePasskey(label: string): Promise<Schemas["PasskeySummary"][]> {
  const { options } = await ask<Options>("/api/me/passkeys/options", {});
  const made = await navigator.credentials.create({ publicKey: byJson()!.parseCreationOptionsFromJSON(options) });
  return ask("/api/me/passkeys", { credential: written(made), label });
}

/** Sign in by one. */
export async function showPasskey(): Promise<void> {
  const { options } = await ask<Options>("/api/me/session/passkey/options", {});
  const shown = await navigator.credentials.get({ publicKey: byJson()!.parseRequestOptionsFromJSON(options) });
  await ask("/api/me/session/passkey", { credential: written(shown) });
}

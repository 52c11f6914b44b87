import type { InBoth } from '@wis/engine'
import type { Flaw } from '@wis/games'
import type { FlawText } from '@wis/games'
import type { FlightFinding } from '@wis/protocol'

/** The part of an agent that its owner can change: a program that is called, one that dials in, or prompts. */
export const makings = ['code', 'dial-in', 'prompt'] as const
export type Making = (typeof makings)[number]

/** A flaw, worded for the owner who can mend it. */
export function findingOf(
  { code, text, params, fatal }: Flaw,
  situation: string | null,
  madeOf: Making,
): FlightFinding {
  return {
    situation,
    verdict: fatal ? 'failed' : 'advice',
    code,
    params: { ...params },
    what: filled(text.what, params),
    howToMend: filled(mendFor(text, madeOf), params),
  }
}

/** What is wrong, in words. */
export const whatOf = ({ text, params }: Flaw): InBoth<string> => filled(text.what, params)

function mendFor({ mendCode, mendPrompt, mendDialIn }: FlawText, madeOf: Making): InBoth<string> {
  const own = { code: mendCode, prompt: mendPrompt, 'dial-in': mendDialIn }
  return own[madeOf] ?? mendCode
}

/** Placeholders of prompts, in double braces, stay as they are. */
function filled(text: InBoth<string>, params: Flaw['params']): { en: string; zh: string } {
  const fill = (template: string) =>
    template.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (whole, name: string) => String(params[name] ?? whole))
  return { en: fill(text.en), zh: fill(text.zh) }
}

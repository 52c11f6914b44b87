import type { GameEvent, InBoth, Language } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { filled } from './fill.ts'
import type { Held } from './fill.ts'
import { commas, isInBoth, phraseFilledBy } from './sentences.ts'
import { seat, words } from './vocabulary.ts'
import type { Fields, Says, Value, Wording } from './vocabulary.ts'

/** A sentence of the files of a view, with these values in its slots and parts. */
export const phraseOfParts = phraseFilledBy(filled)

/** Whether the rules did it for a seat. */
export const isGiven = ({ given, drawn, made = 'seat' }: Held) =>
  given === true || drawn === true || made !== 'seat'

/** What an event says, by its sentence and the values in it. */
export function tell(
  says: Says | undefined,
  fields: Fields,
  event: GameEvent,
  teller: Teller,
): string | undefined {
  const held = { ...event }
  const made = typeof says === 'function' ? undefined : isGiven(held) ? (says?.given ?? says) : says
  const text = ((teller.onPage && made?.read) ?? made)?.[teller.language]
  // The sentence was declared with the fields of this very event, which is all that `never` stands for.
  const own = typeof says === 'function' ? says(event as never, teller) : undefined
  const told =
    own === undefined
      ? text && filled(text, held, wordedBy(fields, teller))
      : inLanguage(own, teller.language)
  // A text of another kind is what the sentence is about.
  const isBeside = !('text' in fields) || fields['text'] === words.text
  return told ? `${told}${isBeside ? remarked(held, teller.language) : ''}` : undefined
}

/** The words beside a move, after its sentence: a remark, or a text that may have been cut. */
function remarked({ remark, text, cut }: Held, language: Language): string {
  const words = typeof cut === 'boolean' && typeof text === 'string' ? `${text}${cut ? '…' : ''}` : remark
  if (typeof words !== 'string') return ''
  return language === 'zh' ? `并说：“${words}”` : ` Says: “${words}”`
}

const wordedBy = (fields: Fields, teller: Teller) => (value: unknown, name: string, isItem: boolean) => {
  const field = name === 'seat' ? seat : fields[name]
  return field && worded(isItem && field.kind === 'list' ? field.of : field, value, teller)
}

function worded(value: Value, held: unknown, teller: Teller): string {
  // It was declared with the value that it words.
  if (value.told)
    return inLanguage(value.told(held as never, teller.language, teller.onPage), teller.language)
  switch (value.kind) {
    case 'seat':
      return typeof held === 'number' ? teller.nameOf(held) : ''
    case 'one-of':
      return value.values[String(held)]?.[teller.language] ?? String(held)
    case 'maybe':
      return held === null ? '' : worded(value.of, held, teller)
    case 'list': {
      const items = (Array.isArray(held) ? held : []).map((item) => worded(value.of, item, teller))
      const named = value.bySeat ? items.map((item, at) => `${teller.nameOf(at)} ${item}`) : items
      return named.join(commas[teller.language])
    }
    default:
      return String(held)
  }
}

/** A text with slots for plain data: lists by their items, and of an object of seats each name with its value. */
export function withData(texts: InBoth<string>, data: Held, language: Language): string {
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(shown).join(commas[language]) || '–'
    if (typeof value !== 'object' || value === null) return String(value ?? '–')
    return Object.entries(value)
      .flatMap(([name, held]) => (held === null ? [] : `${name} ${shown(held)}`))
      .join(commas[language])
  }
  return texts[language].replace(/\{(\w+)\}/gu, (slot, name: string) =>
    name in data ? shown(data[name]) : slot,
  )
}

const inLanguage = (said: Wording, language: Language) => (isInBoth(said) ? said[language] : said)

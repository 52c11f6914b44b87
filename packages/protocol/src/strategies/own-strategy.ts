import type { CustomStrategy } from './custom-strategy.ts'
import type { Strategy } from './strategy.ts'

/** A language without texts uses the texts of the other. */
export function strategyFrom({ id, version, name, texts: { en, zh } }: CustomStrategy): Strategy {
  const english = en ?? zh
  const chinese = zh ?? en
  if (!english || !chinese) throw new RangeError(`the strategy ${id} has no texts`)
  return {
    id,
    version,
    name: { en: name, zh: name },
    summary: { en: '', zh: '' },
    texts: { en: english, zh: chinese },
    experiment: false,
  }
}

/** An owner's copy of a strategy. */
export function copyOf({ id, name, texts }: Strategy): CustomStrategy {
  return { id: `my-${id.replaceAll('+', '-')}`, version: 1, name: name.en, basedOn: id, texts: { ...texts } }
}

import { isOneOf } from '../../outline/fields.ts'
import { DataFault, headed, plain, readOutline } from '../../outline/outline.ts'
import type { DataFile, Entry } from '../../outline/outline.ts'
import { difficulties, domains } from '../../season-words/word-pair.ts'
import type { Domain, ListedPair, PairList, WordFamily } from '../../season-words/word-pair.ts'
import { twoWords } from './two-words.ts'

/** A domain, and below it its pairs: `one + other: difficulty`. */
export function pairsIn(file: DataFile): Readonly<Partial<Record<Domain, PairList>>> {
  const found: Partial<Record<Domain, PairList>> = {}
  for (const entry of readOutline(file)) {
    const domain = domainOf(entry.text, entry)
    if (found[domain]) throw new DataFault(entry, `the domain '${domain}' stands here twice`)
    found[domain] = entry.below.map(pairOf)
  }
  return found
}

/** `domain: word, word, …` */
export function familiesIn(file: DataFile): readonly WordFamily[] {
  return readOutline(file).map((entry) => {
    const [domain, words] = headed(plain(entry))
    if (words === undefined) throw new DataFault(entry, 'a family without words')
    return { domain: domainOf(domain, entry), words: words.split(', ') }
  })
}

function pairOf(entry: Entry): ListedPair {
  const [words, difficulty = ''] = headed(plain(entry))
  if (!isOneOf(difficulty, difficulties))
    throw new DataFault(entry, `behind the words stands one of ${difficulties.join(', ')}`)
  return [...twoWords(words, entry), difficulty]
}

function domainOf(text: string, entry: Entry): Domain {
  if (!isOneOf(text, domains)) throw new DataFault(entry, `there is no domain '${text}'`)
  return text
}

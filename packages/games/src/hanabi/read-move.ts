import type { Seat } from '@wis/engine'
import type { Field } from '../contract/field.ts'
import { readMeant } from '../contract/reading/meant/read-meant.ts'
import { withAllDigits } from '../contract/reading/meant/spelled-out.ts'
import { readFields } from '../contract/reading/read-fields.ts'
import type { Filled } from '../contract/reading/read-fields.ts'
import { readClearly, readExactly, readSaidBy } from '../contract/slips.ts'
import type { Said, Understood } from '../contract/slips.ts'
import { moveFields } from './move-fields.ts'
import { strangeClues } from './strange-clues.ts'
import type { HanabiRuleset } from './table.ts'

interface Named {
  readonly move: string
}

/** The move that an answer names, also in other words than those of the rules. */
export const readMove = (text: string, ruleset: HanabiRuleset, seat: Seat): Said<Named> => {
  const readBy = (answer: string, read: (fields: readonly Field[], said: string) => Filled) => {
    const strange = strangeClues(ruleset, seat, answer)
    const filled = read(moveFields(ruleset, seat, strange), answer)
    const isStrange = filled.ok && strange.some(({ value }) => value === filled.values['move'])
    return isStrange ? ({ ok: false, reason: 'no-such-clue' } as const) : moveIn(filled)
  }
  return readSaidBy(text, {
    read: (answer) => {
      // A move that is one to the letter is none of another deck.
      const exact = readExactly(moveFields(ruleset, seat), answer)
      return exact
        ? moveIn(exact)
        : readBy(clueInFull(answer), (fields, said) => readClearly(fields, said, seat))
    },
    earlier: [
      (answer) => readBy(answer, readMeant),
      (answer) => moveIn(readFields(moveFields(ruleset, seat), answer)),
    ],
  })
}

const moveIn = (filled: Filled): Understood<Named> =>
  filled.ok ? { ok: true, move: { move: String(filled.values['move']) } } : filled

const rank = '(?:one|two|three|four|five)s?'
const verb = '(?:clue|hint|reveal|tell)'
const quote = '["\'“”‘’]?'

/** A rank in words behind the seat of a clue. */
const rankInWords = new RegExp(
  String.raw`(?<![a-z])(${verb} (?:player )?\d:? (?:with |about |the )?)${quote}(${rank})${quote}(?![a-z])`,
  'giu',
)
/** “Give Player 2 a clue about 2s”. */
const given = new RegExp(
  String.raw`(?<![a-z])give (player \d) (?:a |the )?(?:clue|hint)(?: about| of|:)? (?:the |their |all )?`,
  'giu',
)
const givenInChinese = /给\s?(玩家\s?\d|\d\s?号(?:玩家)?)\s?(?:一个)?提示\s?/gu
const seatByNumber = /(?<=提示|告诉|告知)\s?(\d)\s?号(?:玩家|选手)?\s?/gu
const chineseRank = /((?:提示|告诉|告知)\s?玩家\s?\d\s?(?:数字|点数)?)([一二三四五])(?!\p{Script=Han})/gu

/** The text with clues as the rules write them: “clue 2 two” is “clue 2 2”, and “提示2号玩家红色” is “提示玩家2红色”. */
const clueInFull = (text: string): string =>
  text
    .replace(/(?<![a-z])(card )in (?=position \d)/giu, '$1at ')
    .replace(given, 'clue $1 ')
    .replace(
      rankInWords,
      (_, clue: string, word: string) => `${clue}${withAllDigits(word.replace(/s$/iu, ''))}`,
    )
    .replace(givenInChinese, (_, seat: string) => `提示玩家${seat.replace(/\D/gu, '')}`)
    .replace(seatByNumber, '玩家$1')
    .replace(chineseRank, (_, clue: string, word: string) => `${clue}${withAllDigits(word)}`)

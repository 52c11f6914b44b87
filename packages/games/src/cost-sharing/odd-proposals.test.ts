import { languages } from '@wis/engine'
import type { InBoth } from '@wis/engine'
import { expect, it } from 'vitest'
import { expectMeant, questionOf } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import type { OddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { fullWidth, inWords } from '../contract/testing/odd-answers/spelled-numbers.ts'
import { costSharing } from './kit.ts'

/** Ways to write shares, in the order of the seats or with their names. */
const shares: InBoth<readonly string[]> = {
  en: [
    ...['A/B/C', 'A, B, C', '(A, B, C)', '[A, B, C]', 'A%, B% and C%', 'A : B : C', 'A, B and C'],
    ...['Player 1: A, Player 2: B, Player 3: C', 'Player 1 pays A%, Player 2 pays B%, Player 3 pays C%'],
    ...['P1: A, P2: B, P3: C', 'Player 3 C, Player 1 A, Player 2 B'],
  ],
  zh: [
    ...['A/B/C', 'A、B、C', '（A，B，C）', '【A/B/C】', 'A%、B%、C%', 'A：B：C', 'A，B和C'],
    ...['玩家1：A，玩家2：B，玩家3：C', '玩家1出A%，玩家2出B%，玩家3出C%', '1号A，2号B，3号C'],
    ...['玩家3出C，玩家1出A，玩家2出B'],
  ],
}

/** Ways to propose, of which `X` is what is proposed. */
const meant: InBoth<readonly string[]> = {
  en: [
    ...[
      'X',
      'X.',
      'I propose X',
      'I propose X.',
      'Proposal: X',
      'My proposal: X',
      'Final answer: X',
      '**X**',
    ],
    ...['`X`', 'Let me think.\n\nX', 'This seems fair to all.\nProposal: X', 'We need an agreement, so X.'],
    ...['I cannot agree to that. I propose X.', '> X', '"X"', 'How about this one: X'],
  ],
  zh: [
    ...['X', 'X。', '我提议X', '我提议X。', '提案：X', '我的提案：X', '最终答案：X', '**X**', '“X”'],
    ...['让我想想。\n\nX', '这样对大家都公平。\n提案：X', '我们需要达成一致，所以X。'],
    ...['我不能同意。我提议X。', '> X', '我建议：X'],
  ],
}

/** Ways to deny a proposal. They must be refused. */
const denied: InBoth<readonly string[]> = {
  en: [
    ...['I will not propose X', 'I do not want X.', 'I would never accept X', "I don't support X"],
    ...['I refuse X', 'Anything but X', 'Not X', 'I cannot agree to X'],
  ],
  zh: ['我不提议X', '我不想要X。', '我绝不接受X', '我不同意X', '我拒绝X', '别X', '除了X'],
}

const splits = [40, 35, 30, 25, 50].flatMap((one) =>
  [45, 33, 20].map((two) => [one, two, 100 - one - two] as const),
)

const put = (way: string, split: readonly number[], spell: (share: number) => string) =>
  way.replace(/(?<![A-Za-z])[ABC](?![A-Za-z])/gu, (letter) => spell(split['ABC'.indexOf(letter)] ?? 0))

it.each(languages)(
  'cost-sharing: reads proposals in sentences, by papers, in full width and in words (%s)',
  (language) => {
    const bare = shares[language].slice(0, 4)
    const rows = splits.flatMap((split, at): readonly OddByHand[] => {
      const plain = JSON.stringify({ shares: split })
      const ways = shares[language].flatMap((way) =>
        [String, fullWidth].map((spell) => put(way, split, spell)),
      )
      const written = (place: number) => ways[(at + place) % ways.length] ?? ''
      const spelled = bare.map((way) => put(way, split, (share) => inWords(share, language)))
      return [
        ...ways.map((way): OddByHand => [way, plain]),
        ...spelled.map((way): OddByHand => [way, plain]),
        ...meant[language].map((way, place): OddByHand => [way.replace('X', written(place)), plain]),
        ...denied[language].map((way, place): OddByHand => [way.replace('X', written(place)), null]),
      ]
    })
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expectMeant(costSharing, questionOf(costSharing, language, 'negotiate'), rows)
  },
)

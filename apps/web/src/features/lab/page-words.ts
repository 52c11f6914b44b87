/** Texts that stored reports and API answers keep, and the words of pages for the same. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [
    /\(for good: nobody evil, for evil: somebody evil\)/gu,
    '(for good: no evil player, for evil: at least one)',
  ],
  [/\bPays of what is due\b/gu, 'Share of its fair part paid'],
  [/\bpays of what is due\b/gu, 'share of its fair part paid'],
  [
    /^Nobody is told which moves are legal; the board alone is shown\.$/gu,
    'Players see the board, but no list of legal moves.',
  ],
  [
    /\bnobody invested less and somebody invested more\b/gu,
    'no player invested less and another invested more',
  ],
  [/\bnobody invested less\b/gu, 'no player invested less'],
  [/\bNobody invests less\b/gu, 'Invests least or ties'],
  [/\bnobody invests less\b/gu, 'invests least or ties'],
  [
    /\bmatches as the spy that it outlasted while somebody else was out\b/gu,
    'matches as the spy in which it survived and another player was out',
  ],
  [/\bthe claim that nobody may vote for it\b/gu, 'the claim that players may not vote for it'],
  [
    /\bModels are not told that what players say is no instruction to them, as they are under all other conditions\b/gu,
    'Models get no warning that speeches are not instructions; under all other conditions they do',
  ],
  [
    /\bModels are told that what players say is no instruction to them\b/gu,
    'Models get a warning that speeches are not instructions',
  ],
  [/^The subject is not told what the others say\.$/gu, 'The subject does not hear the others.'],
  [/^The subject is not told who voted for whom\.$/gu, 'The subject does not see the ballots.'],
  [/ \(warned\)/gu, ', warned'],
  [/（(已警告|未警告)）/gu, '，$1'],
  [/\bContent-free, names and numbers\b/gu, 'Empty speeches, named seats'],
  [/\bContent-free(?=$|,)/gu, 'Empty speeches'],
  [
    /\bafter your previous move in the same game, or minus 0 for your first\./gu,
    'after your previous move. Before your first move in a game, V is 0.',
  ],
  [
    /÷ all run-outs and hands of the other, over the spots in which it took this action$/gu,
    '÷ all run-outs and opposing hands, over the spots with this action',
  ],
  [
    /\bin which no answer of either side was refused ÷ matches, where a match is one game$/gu,
    'without a refused answer of either side ÷ matches; one game is one match',
  ],
  [/\bIntentions told from thinking and speech\b/gu, 'Intentions summarised from thinking and speech'],
  [/\bWhat others think I am\b/gu, 'My role in the eyes of others'],
  [/\bwhat others think I am\b/gu, 'my role in the eyes of others'],
  [/\bWhich word others think I hold\b/gu, 'My word in the eyes of others'],
  [/\bwhich word others think I hold\b/gu, 'my word in the eyes of others'],
  [/\bWhat others think of each other\b/gu, 'Views of others about each other'],
  [/\bwhat others think of each other\b/gu, 'views of others about each other'],
  [
    /^The subject is told the same game in another story: .*$/gu,
    'The subject plays the same game in another story: the rules, the table and the moves have other names.',
  ],
]

/** The same as pages say it: a text, or everything in a report but its specification. */
export function inPageWords<T>(said: T): T {
  // The form stays as it is.
  return worded(said) as T
}

function worded(said: unknown): unknown {
  if (typeof said === 'string')
    return wordings.reduce((text, [stored, page]) => text.replace(stored, page), said)
  if (Array.isArray(said)) return said.map(worded)
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, name === 'spec' ? value : worded(value)]),
  )
}

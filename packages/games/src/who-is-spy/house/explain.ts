import type { Seat } from '@wis/engine'
import { guessedWord, selfSuspicion } from './house-view.ts'
import type { HouseView } from './house-view.ts'

/** Explains a speech to people who read the match afterwards. */
export function explainSpeech(view: HouseView): string {
  const chance = percent(selfSuspicion(view))
  const values = { word: view.word, guess: guessedWord(view), chance }
  return filled(view.rng.pick(speechLines[view.language][mood(view)]), values)
}

function mood(view: HouseView): keyof (typeof speechLines)['en'] {
  if (!view.lens.familiar) return 'unknown'
  if (selfSuspicion(view) < 0.35 || guessedWord(view) === undefined) {
    return view.round === 1 ? 'early' : 'settled'
  }
  return view.persona.mind.guile > 0.3 ? 'turning' : 'puzzled'
}

/** Explains a vote. */
export function explainVote(view: HouseView, target: Seat | undefined): string {
  const lines = voteLines[view.language]
  if (target === undefined) return view.rng.pick(lines.abstains)
  const chance = percent(view.judgement.spy[target] ?? 0)
  const values = { word: view.word, guess: likelyOther(view), suspect: view.aliases[target], chance }
  return filled(view.rng.pick(lines[motive(view, target)]), values)
}

function motive(view: HouseView, target: Seat): keyof (typeof voteLines)['en'] {
  const { judgement, table, persona, round } = view
  if (selfSuspicion(view) > 0.5) return 'blames'
  const pointed = table.ballots.some((ballot) => ballot.round === round - 1 && ballot.target === target)
  const likeliest = Math.max(
    ...table.living.map((seat) => (seat === table.me ? 0 : (judgement.spy[seat] ?? 0))),
  )
  if ((judgement.spy[target] ?? 0) > 0.8 * likeliest)
    return likelyOther(view) === undefined ? 'vaguely' : 'suspects'
  return pointed && persona.temper.crowd > 0.5 ? 'follows' : 'hunch'
}

function likelyOther({ judgement, lens }: HouseView): string | undefined {
  const best = lens.kin.findIndex((_, index) => (judgement.otherWord[index] ?? 0) > 0.35)
  return lens.kin[best]?.word.word
}

function percent(chance: number): string {
  return `${Math.min(99, Math.max(1, Math.round(100 * chance)))} %`
}

function filled(line: string, values: Readonly<Record<string, string | undefined>>): string {
  return line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

const speechLines = {
  en: {
    early: [
      'Too soon to show much. I give a hint to those who hold “{word}” and no more.',
      'Nobody has earned the whole picture yet, so I stay on the safe side of “{word}”.',
      'A first clue: true of “{word}”, and hopefully of little use to the spy.',
    ],
    settled: [
      'What I hear goes with “{word}” so far; I can afford to show that I belong.',
      'I want the others to trust me before the vote, so this clue is about “{word}” and little else.',
      'Only {chance} that I am the odd one out. Time to be clearer about “{word}”.',
    ],
    turning: [
      'The others sound more like “{guess}” than “{word}”: {chance} that I am the spy. I move towards them.',
      'If they hold “{guess}”, I have to say something that is true of that as well.',
      'My “{word}” does not fit in here ({chance}). I try to pass as a holder of “{guess}”.',
    ],
    puzzled: [
      'The others sound strange to me, but “{word}” is what I have.',
      'Is it me or is it them? I stick to “{word}”.',
    ],
    unknown: [
      'I know too little about “{word}”, so I say something that is hard to hold against me.',
      '“{word}” calls nothing to mind. I keep it general and listen.',
    ],
  },
  zh: {
    early: [
      '才第一轮，不能露太多，给拿“{word}”的人一点暗示就够了。',
      '还没人值得完全相信，“{word}”先说个稳妥的特点。',
      '第一条线索：符合“{word}”，但别便宜了卧底。',
    ],
    settled: [
      '听下来大家说的都对得上“{word}”，我可以说清楚一点。',
      '投票前要让大家信我，所以这句只像“{word}”。',
      '我自己是卧底的可能只有 {chance}，可以把“{word}”说得更明白。',
    ],
    turning: [
      '别人说的更像“{guess}”，不像“{word}”：我有 {chance} 是卧底，得往他们那边靠。',
      '如果他们拿的是“{guess}”，我就得说一句两边都通的。',
      '我的“{word}”在这儿格格不入（{chance}），先装成拿“{guess}”的人。',
    ],
    puzzled: ['大家说的怪怪的，可我拿的就是“{word}”。', '是我不对还是他们不对？我还是说“{word}”。'],
    unknown: ['“{word}”我不熟，说句谁也挑不出错的话。', '“{word}”我没什么印象，先含糊一点，多听听。'],
  },
} as const

const voteLines = {
  en: {
    suspects: [
      '{suspect} at {chance}: that sounded like “{guess}” to me, not “{word}”.',
      'What {suspect} says fits “{guess}” better than “{word}” ({chance}).',
      'If somebody holds “{guess}”, it is {suspect} ({chance}).',
    ],
    vaguely: [
      '{suspect} is the one I can place least ({chance}).',
      'Nothing certain, but {suspect} gave me the least of “{word}” ({chance}).',
    ],
    follows: [
      'The others pointed at {suspect} last time. They will know.',
      'I go where the votes go: {suspect}.',
    ],
    hunch: [
      'Just a feeling: {suspect}.',
      'I cannot say why, but {suspect} it is.',
      'Somebody has to go. {suspect}, perhaps.',
    ],
    blames: [
      'I may well be the spy myself; {suspect} is the easiest to blame.',
      'Better {suspect} than me. Their clues stand out enough.',
    ],
    abstains: [
      'Nobody stands out. I would rather not send home the wrong one.',
      'Not sure enough to point at anybody.',
    ],
  },
  zh: {
    suspects: [
      '{suspect}（{chance}）：那话听着像“{guess}”，不像“{word}”。',
      '{suspect}说的更贴“{guess}”，不太贴“{word}”（{chance}）。',
      '要是有人拿了“{guess}”，那就是{suspect}（{chance}）。',
    ],
    vaguely: ['{suspect}我最拿不准（{chance}）。', '没有把握，不过{suspect}说的最不像“{word}”（{chance}）。'],
    follows: ['上一轮大家都指{suspect}，总有道理。', '票往哪儿走我往哪儿走：{suspect}。'],
    hunch: ['凭感觉，{suspect}。', '说不上为什么，就{suspect}吧。', '总得有人出去，{suspect}好了。'],
    blames: ['我自己多半就是卧底，{suspect}最好甩锅。', '与其投我，不如投{suspect}，他的话也够可疑。'],
    abstains: ['没有谁特别可疑，投错了更糟。', '拿不准，这轮先不投。'],
  },
} as const

import type { MatchVoided, Seat } from '@wis/engine'
import { alias } from '../contract/aliases.ts'
import type { GameView, Teller } from '../contract/game-kit.ts'
import type { Aside } from '../contract/scene.ts'
import { intentionCalled } from './intentions/catalogue.ts'
import { avalonMoments } from './moments.ts'
import { guessNames } from './move-fields.ts'
import type { Notes, RoleGuess } from './notes.ts'
import { overTime } from './over-time.ts'
import { say } from './say.ts'
import { avalonScene } from './scene.ts'
import type { AvalonEvent } from './schema.ts'
import type { AvalonState } from './state.ts'

/** The notes of a seat beside what it said. */
function asidesOf({ intentions, guesses, thinking, expects, draft }: Notes): readonly Aside[] {
  const meant = intentions.flatMap((id) => intentionCalled(id)?.text ?? [])
  const own = (en: string, zh: string, text: string | null): readonly Aside[] =>
    text === null ? [] : [{ name: { en, zh }, text }]
  return [
    ...(meant.length === 0
      ? []
      : [
          {
            name: { en: 'Intentions', zh: '意图' },
            text: { en: meant.map(({ en }) => en).join('; '), zh: meant.map(({ zh }) => zh).join('；') },
          },
        ]),
    ...own('Thinking', '内心想法', thinking),
    ...(guesses.length === 0
      ? []
      : [
          {
            name: { en: 'Guesses', zh: '猜测' },
            text: {
              en: guesses.map((guess) => guessText(guess, 'en')).join(', '),
              zh: guesses.map((guess) => guessText(guess, 'zh')).join('，'),
            },
          },
        ]),
    ...own('Expects', '预计反应', expects),
    ...own('First draft', '最初的草稿', draft),
  ]
}

const guessText = ({ seat, value, certainty }: RoleGuess, language: 'en' | 'zh') =>
  `${alias(language, seat)} ${guessNames[value][language]}${certainty === null ? '' : ` ${certainty}%`}`

/** What a seat meant, for those who may read its notes. */
function notesLine(
  seat: Seat,
  { intentions, thinking, guesses }: Notes,
  { language, nameOf }: Teller,
): string {
  const zh = language === 'zh'
  const meant = intentions.flatMap((id) => intentionCalled(id)?.text[language] ?? [])
  const guessed = guesses.map(
    ({ seat: other, value, certainty }) =>
      `${nameOf(other)} ${guessNames[value][language]}${certainty === null ? '' : ` ${certainty}%`}`,
  )
  const parts = [meant.join(zh ? '；' : '; '), guessed.join(zh ? '，' : ', '), thinking ?? '']
  const thoughts = parts.filter((part) => part !== '').join(zh ? '。' : '. ')
  if (thoughts === '')
    return zh ? `${nameOf(seat)}私下记下了一些想法。` : `${nameOf(seat)} notes some thoughts in private.`
  return zh ? `${nameOf(seat)}私下记下：${thoughts}` : `${nameOf(seat)} notes in private: ${thoughts}`
}

/** What replaces parts of the view for whoever may read notes of seats, and once a match is over. */
export const openedView: Pick<GameView<AvalonState, AvalonEvent>, 'wire' | 'scene' | 'moments'> = {
  wire: { say: sayAll },
  scene: (state, eyes) => avalonScene(state, eyes, { asidesOf, overTime }),
  moments: avalonMoments,
}

export function sayAll(event: AvalonEvent | MatchVoided, teller: Teller): string | undefined {
  return event.type === 'thoughts-noted' ? notesLine(event.seat, event.notes, teller) : say(event, teller)
}

import { kits } from '@wis/games'
import { deepPreset, suitePresetCalled } from '@wis/lab'
import type { ReactNode } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import type { DraftBase, DraftMode } from './draft.ts'
import { FirstQuestions, firstQuestions } from './first-questions.tsx'
import { presetsByPaper, questionIn } from './preset-papers.ts'

interface DraftChoicesProps {
  readonly base: DraftBase
  readonly mode: DraftMode
  readonly locale: 'en' | 'zh'
  /** Whether common questions stand first: not where a preset, a game or an earlier experiment was chosen. */
  readonly isOpen: boolean
  readonly labels: Readonly<Record<'first' | 'preset' | 'game' | 'asFields' | 'chosen', string>>
  /** What the chosen preset asks, and how. */
  readonly about: string | undefined
}

/** Where a draft may begin. */
export function DraftChoices({ base, mode, locale, isOpen, labels, about }: DraftChoicesProps) {
  const own = base.preset === '' ? `game=${base.game}` : `preset=${base.preset}`
  const papers = presetsByPaper(locale)
  // What a card says is not said again below it.
  const isOnCard = isOpen && firstQuestions.includes(base.preset)
  const question = about && questionIn(about)
  const first = <FirstQuestions current={base.preset} />
  return (
    <div className="pb-4">
      {isOpen && (
        <nav aria-label={labels.first} className="pb-4">
          <p className="label pb-2">{labels.first}</p>
          {first}
        </nav>
      )}
      {question !== undefined && !isOnCard && (
        <div className="max-w-[75ch] pb-5">
          <p className="display text-2xl text-balance">{question}</p>
          <p className="pt-1.5 text-sm text-pretty text-soft empty:hidden">
            {about?.replace(question, '').trim()}
          </p>
        </div>
      )}
      <details className="border-y border-line">
        <summary className="cursor-pointer py-2.5 text-sm">{labels.chosen}</summary>
        {!isOpen && <div className="pt-1 pb-4">{first}</div>}
        {papers.map(({ name: paper, presets }, place) => (
          <Row key={paper} title={place === 0 ? labels.preset : ''} name={paper}>
            {presets.map(({ id, name }) => (
              <Choice key={id} href={`/lab/new?preset=${id}`} isHere={id === base.preset} text={name} />
            ))}
          </Row>
        ))}
        <Row title={labels.game} name={labels.game}>
          {kits.map(({ id, texts }) => (
            <Choice
              key={id}
              href={`/lab/new?game=${id}`}
              isHere={base.preset === '' && id === base.game}
              text={texts[locale].name}
            />
          ))}
        </Row>
      </details>
      {mode === 'text' && base.preset !== deepPreset().id && !suitePresetCalled(base.preset) && (
        <p className="pt-3 text-sm">
          <Link href={`/lab/new?${own}`} className={underlined}>
            {labels.asFields}
          </Link>
        </p>
      )}
    </div>
  )
}

interface RowProps {
  /** What the row is a choice of, on the first of several. */
  readonly title: string
  readonly name: string
  readonly children: ReactNode
}

/** Each choice has one line of a fixed height, so that nothing below moves when the font of the page arrives. */
function Row({ title, name, children }: RowProps) {
  return (
    <nav
      aria-label={name}
      className="grid gap-x-5 border-t border-line py-1.5 sm:grid-cols-[5rem_6.5rem_minmax(0,1fr)]"
    >
      <p className="label leading-7 max-sm:empty:hidden">{title}</p>
      <p className="leading-7 font-semibold max-sm:text-sm">{name === title ? '' : name}</p>
      <div className="grid grid-cols-2 gap-x-5 text-xs sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:text-sm">
        {children}
      </div>
    </nav>
  )
}

function Choice({ href, isHere, text }: { href: string; isHere: boolean; text: string }) {
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="h-7 truncate leading-7 first-letter:uppercase text-soft hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-brass aria-[current]:underline-offset-6"
    >
      {text}
    </Link>
  )
}

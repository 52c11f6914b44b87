import type { SceneNotice, SceneTalk, SceneWords } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import { useWords } from '../words.ts'
import { Notice } from './notice.tsx'
import { SpeechSlip } from './speech-slip.tsx'
import { textSize } from './text-size.ts'
import { TypedText } from './typed-text.tsx'

interface TalkMiddleProps {
  readonly now: SceneTalk['now']
  readonly aliases: readonly string[]
  readonly agents: readonly AgentRef[]
  readonly isTyping: boolean
  /** Whether something else lies there, too. */
  readonly isTight: boolean
}

/** The newest words or the newest event of a talk, in the middle of its table. */
export function TalkMiddle({ now, aliases, agents, isTyping, isTight }: TalkMiddleProps) {
  if (!now) return null
  if (now.kind === 'notice') return <TalkNotice notice={now} />
  return (
    <Words
      words={now}
      alias={aliases[now.seat] ?? ''}
      agent={agents[now.seat]}
      isTyping={isTyping}
      isTight={isTight}
    />
  )
}

const toneStyle = { plain: '', good: 'text-civilian', bad: 'text-spy' } as const

function TalkNotice({ notice: { title, text, tone } }: { notice: SceneNotice }) {
  const words = useWords()
  return (
    <Notice
      title={<span className={toneStyle[tone]}>{words(title)}</span>}
      {...(text && { text: words(text) })}
    />
  )
}

interface WordsProps {
  readonly words: SceneWords
  readonly alias: string
  readonly agent: AgentRef | undefined
  readonly isTyping: boolean
  readonly isTight: boolean
}

const tighter = { short: 'medium', medium: 'long', long: 'long' } as const

function Words({ words: { seat, text, note }, alias, agent, isTyping, isTight }: WordsProps) {
  const t = useTranslations('scene')
  const words = useWords()
  if (text === null)
    return (
      <SpeechSlip seat={seat} alias={alias} agent={agent} size="medium">
        <span className="text-faint">{note ? words(note) : t('silent')}</span>
      </SpeechSlip>
    )
  return (
    <SpeechSlip
      seat={seat}
      alias={alias}
      agent={agent}
      size={isTight ? tighter[textSize(visibleString(text))] : textSize(visibleString(text))}
    >
      {isTyping ? <TypedText text={text} /> : <ForeignText text={text} />}
      {note && <span className="ml-1 font-text text-sm text-soft not-italic">{words(note)}</span>}
    </SpeechSlip>
  )
}

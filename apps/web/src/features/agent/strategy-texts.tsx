import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import type { Strategy } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'

const uses = ['system', 'speech', 'vote'] as const

type Texts = Strategy['texts']

/** An owner may have written them in one language only. */
type ShownTexts = { readonly [Name in keyof Texts]?: Texts[Name] | undefined }

/** The full prompts of a strategy, language by language. */
export function StrategyTexts({ texts }: { texts: ShownTexts }) {
  return (
    <div className="pt-4 text-sm">
      {languages.map((language) => {
        const prompts = texts[language]
        return prompts && <Prompts key={language} language={language} prompts={prompts} />
      })}
    </div>
  )
}

interface PromptsProps {
  readonly language: Language
  readonly prompts: Strategy['texts'][Language]
}

function Prompts({ language, prompts }: PromptsProps) {
  const t = useTranslations('agent.making')
  const tMatch = useTranslations('match')
  return (
    <details className="border-b border-line py-2">
      <summary>{t('prompts', { language: tMatch(`languages.${language}`) })}</summary>
      {uses.map((use) =>
        prompts[use] === '' ? null : (
          <div key={use} className="pt-3">
            <h3 className="label pb-1">{t(`uses.${use}`)}</h3>
            <pre
              lang={language}
              tabIndex={0}
              className="max-h-96 overflow-auto border border-line bg-raised p-3 font-mono text-xs leading-relaxed whitespace-pre-wrap"
            >
              <Template text={prompts[use]} />
            </pre>
          </div>
        ),
      )}
    </details>
  )
}

/** Line breaks are kept; everything else is shown like any other text by users. */
function Template({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    <span key={place}>
      {place > 0 && '\n'}
      <ForeignText text={line} />
    </span>
  ))
}

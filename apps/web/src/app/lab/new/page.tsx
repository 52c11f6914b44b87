import { usualGame } from '@wis/db/matches'
import { kits } from '@wis/games'
import {
  deepPreset,
  inLanguages,
  presetCalled,
  presets,
  specText,
  suitePresetCalled,
  suitePresets,
} from '@wis/lab'
import { handle } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../../components/page/titles.tsx'
import { gameNameIn } from '../../../features/games/names.ts'
import { DraftChoices } from '../../../features/lab/draft-choices.tsx'
import { DraftForm } from '../../../features/lab/draft-form.tsx'
import { baseSpec, fieldsOfSpec, specOfFields } from '../../../features/lab/draft.ts'
import type { DraftBase, DraftState } from '../../../features/lab/draft.ts'
import { experimentSeen } from '../../../features/lab/experiment-seen.ts'
import { database } from '../../../server/database.ts'
import { draftChoices, playedBy } from '../../../server/lab/draft-choices.ts'
import { planAny } from '../../../server/lab/plan-suite.ts'
import { currentUser } from '../../../server/session.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab.draft')
  return { title: t('title'), description: t('text'), robots: { index: false } }
}

export default async function NewExperimentPage({ searchParams }: PageProps<'/lab/new'>) {
  const query = await searchParams
  const t = await getTranslations('lab.draft')
  const user = await currentUser()
  const again =
    typeof query.again === 'string' ? await experimentSeen(query.again, { share: query.share }) : undefined
  const base = baseOf(query, again?.page.game)
  const choices = await draftChoices({ base, ownerId: user?.id, locale: await getLocale() })
  const subject = subjectIn(query)
  // The fields offer one's own agents and those of the house. Others can be named in the text.
  const isOffered = [...choices.own, ...choices.house].some(({ value }) => value === subject)
  const isText = query.as === 'text' || (subject !== undefined && !isOffered)
  const initial = await begun(base, { text: again?.page.text, isText, subject }, user?.id ?? '')
  const isOpen = [query.preset, query.game, query.again].every((one) => one === undefined)
  const { lab, rules } = await getMessages()
  const { draft, faults, plan, line } = lab
  return (
    <>
      <PageTitle title={t('title')}>{isOpen && t('text')}</PageTitle>
      <DraftChoices
        base={base}
        locale={await getLocale()}
        mode={initial.mode}
        isOpen={isOpen}
        labels={{
          first: t('first'),
          preset: t('preset'),
          game: t('game'),
          asFields: t('asFields'),
          chosen: t('chosen', { name: await nameOf(base) }),
        }}
        about={presetOf(base)?.about[await getLocale()]}
      />
      <NextIntlClientProvider
        messages={{ lab: { draft, faults, plan, line }, rules: { fields: rules.fields } }}
      >
        <DraftForm
          key={`${base.preset} ${base.game} ${initial.mode}`}
          base={base}
          initial={initial}
          {...choices}
          signInAt={user ? null : `/account?next=${encodeURIComponent(addressOf(base, subject))}`}
        />
      </NextIntlClientProvider>
    </>
  )
}

/** The name of the preset or the game that a draft begins with. */
async function nameOf(base: DraftBase): Promise<string> {
  const locale = await getLocale()
  const { game } = base
  return presetOf(base)?.name[locale] ?? gameNameIn(locale, game)
}

const presetOf = ({ preset }: DraftBase) =>
  [...presets(), deepPreset(), ...suitePresets()].find(({ id }) => id === preset)

const addressOf = ({ preset, game }: DraftBase, subject: string | undefined) =>
  `/lab/new?${preset === '' ? `game=${game}` : `preset=${preset}`}${subject === undefined ? '' : `&subject=${subject}`}`

/** The only subject of the draft, if the address names one. */
const subjectIn = ({ subject }: Awaited<PageProps<'/lab/new'>['searchParams']>): string | undefined =>
  typeof subject === 'string' && handle.safeParse(subject).success ? subject : undefined

const usualPreset = 'wis-overall'

/** It stands in the place of a game in a draft of several. */
const suiteGame = 'suite'

/** A preset or a game in the address, else the usual preset. */
function baseOf({ preset, game }: Awaited<PageProps<'/lab/new'>['searchParams']>, again?: string): DraftBase {
  if ((again ?? preset) === deepPreset().id) return { preset: deepPreset().id, game: deepPreset().spec.task }
  const suite = suitePresetCalled(typeof preset === 'string' ? preset : '')
  if (suite && again === undefined) return { preset: suite.id, game: suiteGame }
  const asked = kits.find(({ id }) => id === (again ?? game))
  if (asked) return { preset: '', game: asked.id }
  const known = presetCalled(typeof preset === 'string' ? preset : usualPreset) ?? presets()[0]
  return { preset: known?.id ?? '', game: known?.spec.game ?? usualGame }
}

interface Beginning {
  readonly text: string | undefined
  readonly isText: boolean
  readonly subject: string | undefined
}

async function begun(
  base: DraftBase,
  { text, isText, subject }: Beginning,
  userId: string,
): Promise<DraftState> {
  const subjects = subject === undefined ? undefined : { subjects: [subject] }
  const played = await playedBy(database(), subject)
  const fields = fieldsOfSpec(inLanguages({ ...baseSpec(base), ...subjects }, played))
  // A task and a suite have no fields of their own in the form, and are written as text.
  const isTask = base.game === deepPreset().spec.task
  const suite = suitePresetCalled(base.preset)?.spec
  const whole = suite ?? (isTask ? deepPreset().spec : undefined)
  const spec = whole ? inLanguages({ ...whole, ...subjects }, played) : specOfFields(base, fields)
  const { faults, planned, line } = await planAny(database(), text ?? spec, userId)
  return {
    mode: whole || isText || text !== undefined ? 'text' : 'fields',
    fields,
    text: text ?? specText(spec),
    faults,
    plan: planned?.plan ?? null,
    line,
  }
}

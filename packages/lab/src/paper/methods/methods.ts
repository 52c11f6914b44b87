import type { Language } from '@wis/engine'
import { platformName } from '@wis/protocol'
import type { AnyReport } from '../../report/formats/any-report.ts'
import type { Report } from '../../report/report.ts'
import type { ExperimentSpec } from '../../spec/experiment-spec.ts'
import { partCalled } from '../../suites/part-called.ts'
import { isSuiteReport } from '../../suites/suite-report.ts'
import type { SuiteReport } from '../../suites/suite-report.ts'
import type { SuiteSpec } from '../../suites/suite-spec.ts'
import { deepLimits } from '../../tasks/deep/deep-texts.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { TaskReport } from '../../tasks/task-report.ts'
import type { TaskSpec } from '../../tasks/task-spec.ts'
import { followedBy } from '../bibtex.ts'
import { inSentence } from '../references.ts'
import type { StudyFacts } from '../study-facts.ts'
import { designSaid } from './design-said.ts'
import { castIn, playerSaid, playersSaid } from './players-said.ts'
import { countedSaid, ratersSaid, statisticsSaid, testsPlanned } from './results-said.ts'
import { languageNames, listed, listedBoth, many, paragraph } from './said.ts'
import type { Said } from './said.ts'

/** What was planned, from the specification and the agents alone, for the time before the first match. */
export function designOf(study: AnySpec, facts: StudyFacts, language: Language): readonly string[] {
  return plannedOf(study, facts).map((one) => one[language])
}

/** The specification of a study of any kind, with those of its parts. */
export type AnySpec =
  | { readonly kind: 'matches'; readonly spec: ExperimentSpec }
  | { readonly kind: 'task'; readonly spec: TaskSpec }
  | { readonly kind: 'suite'; readonly spec: SuiteSpec; readonly parts: ReadonlyMap<string, ExperimentSpec> }

function plannedOf(study: AnySpec, facts: StudyFacts): readonly Said[] {
  const { spec } = study
  const cast = study.kind === 'matches' ? inGame(study.spec, facts) : facts
  const first = [subjectsSaid(spec.subjects, cast), followsSaid(spec)]
  if (study.kind === 'task')
    return [
      paragraph([
        ...first,
        ...describedSaid(study.spec),
        ...judgedSaid(study.spec, facts),
        seedSaid(spec.seed),
      ]),
    ]
  if (study.kind === 'matches')
    return [paragraph([...first, ...plannedMatches(study.spec, cast), seedSaid(spec.seed)])]
  const games = Object.fromEntries([...study.parts].map(([name, { game }]) => [name, game]))
  const parts = [...study.parts].map(([name, own]) =>
    paragraph([
      partSaid(name, games),
      playedSaid(spec.subjects, own, inGame(own, facts)),
      ...plannedMatches(own, inGame(own, facts)),
    ]),
  )
  return [paragraph([...first, seedSaid(spec.seed)]), ...parts]
}

const judgedSaid = ({ judges }: Pick<ExperimentSpec, 'judges'>, { players }: StudyFacts) =>
  ratersSaid({ judges, agreements: [], players })

const plannedMatches = (spec: ExperimentSpec, facts: StudyFacts) => [
  ...designSaid({ spec, players: facts.players }),
  ...judgedSaid(spec, facts),
  ...testsPlanned(spec),
]

/** The methods of a study as paragraphs for a paper. Each clause follows from its specification, its report or its facts. */
export function methodsOf(report: AnyReport, facts: StudyFacts, language: Language): readonly string[] {
  return paragraphsOf(report, facts).map((one) => one[language])
}

function paragraphsOf(report: AnyReport, facts: StudyFacts): readonly Said[] {
  if (isTaskReport(report)) return [paragraph(taskSaid(report, facts))]
  if (isSuiteReport(report)) return suiteSaid(report, facts)
  const cast = inGame(report.spec, facts)
  return [paragraph(beginningOf(report, cast)), paragraph(endOf(report, cast))]
}

const inGame = ({ game }: Pick<ExperimentSpec, 'game'>, facts: StudyFacts): StudyFacts => ({
  ...facts,
  players: castIn(game, facts.players),
})

const beginningOf = ({ spec }: Report, facts: StudyFacts) => [
  subjectsSaid(spec.subjects, facts),
  followsSaid(spec),
  ...designSaid({ spec, players: facts.players }),
]

const endOf = (report: Report, facts: StudyFacts) => [
  ...ratersSaid({ judges: report.spec.judges, agreements: report.agreements ?? [], players: facts.players }),
  ...countedSaid(report),
  ...statisticsSaid(report),
  seedSaid(report.spec.seed),
  softwareSaid(facts),
]

function subjectsSaid(subjects: readonly string[], { players }: StudyFacts): Said {
  const said = playersSaid(subjects, players)
  return {
    en: `We studied ${said.en}.`,
    zh: `本研究的受试者为${said.zh}。`,
  }
}

/** Who played for the subjects of a suite in one of its parts, where these have other names there. */
function playedSaid(
  subjects: readonly string[],
  { subjects: own }: Pick<ExperimentSpec, 'subjects'>,
  { players }: StudyFacts,
): Said | null {
  const others = subjects.flatMap((subject, at) => {
    const player = own[at] ?? subject
    return player === subject ? [] : [{ subject, said: playerSaid(player, players[player]) }]
  })
  if (others.length === 0) return null
  const said = listedBoth(
    others.map(({ subject, said: { en, zh } }) => ({
      en: `${en} played as ${subject}`,
      zh: `${zh}代表${subject}`,
    })),
  )
  return { en: `${said.en}.`, zh: `${said.zh}。` }
}

function followsSaid(spec: Parameters<typeof followedBy>[0]): Said | null {
  const followed = followedBy(spec)
  if (followed.length === 0) return null
  const names = listedBoth(followed.map(([, reference]) => inSentence(reference)))
  return {
    en: `The design follows ${names.en}.`,
    zh: `设计参照${names.zh}。`,
  }
}

const seedSaid = (seed: string): Said => ({
  en: `All chance but that of the models follows from the seed “${seed}”.`,
  zh: `除模型自身外，所有随机数都由种子“${seed}”决定。`,
})

function softwareSaid({ software, plan }: StudyFacts): Said {
  const fixed =
    plan === undefined
      ? { en: '', zh: '' }
      : {
          en: ` The plan (SHA-256 ${plan.sha256}) was fixed ${plan.at === undefined ? '' : `on ${dayOf(plan.at)}, `}before the first match.`,
          zh: `方案（SHA-256 ${plan.sha256}）在第一局之前${plan.at === undefined ? '' : `（${dayOf(plan.at)}）`}已经确定。`,
        }
  return {
    en: `The matches were played and the numbers computed by ${platformName} ${software}.${fixed.en}`,
    zh: `对局和计算由 ${platformName} ${software} 完成。${fixed.zh}`,
  }
}

const dayOf = (at: string) => at.slice(0, 10)

/** The beginning of the paragraph about a part. */
function partSaid(name: string, games: Readonly<Record<string, string>>): Said {
  const { en, zh } = partCalled(name, games)
  return { en: `${en}:`, zh: `${zh}：` }
}

/** First what all parts have together, then a paragraph for each. */
function suiteSaid(report: SuiteReport, facts: StudyFacts): readonly Said[] {
  const { spec, whole, parts } = report
  const columns = spec.columns.map(({ name, formula }) => ({
    en: formula ? `${name.en} (${formula.en})` : name.en,
    zh: formula ? `${name.zh}（${formula.zh}）` : name.zh,
  }))
  const names = Object.keys(parts)
  const games = Object.fromEntries(Object.entries(parts).map(([name, { spec: own }]) => [name, own.game]))
  const called = listedBoth(names.map((name) => partCalled(name, games)))
  const first = paragraph([
    subjectsSaid(spec.subjects, facts),
    followsSaid(spec),
    {
      en: `The suite has ${many(names.length, 'experiment')} with one plan: ${called.en}.`,
      zh: `该套件按同一方案包含${names.length}个实验：${called.zh}。`,
    },
    columns.length === 0
      ? null
      : {
          en: `Over all of them we report ${listed(columns.map(({ en }) => en)).en}, the numerators added and divided by the denominators added.`,
          zh: `汇总报告${listed(columns.map(({ zh }) => zh)).zh}，即各分子之和除以各分母之和。`,
        },
    ...statisticsSaid(whole),
    seedSaid(spec.seed),
    softwareSaid(facts),
  ])
  const others = Object.entries(parts).map(([name, part]) => {
    const { spec: own } = part
    const cast = inGame(own, facts)
    return paragraph([
      partSaid(name, games),
      playedSaid(spec.subjects, own, cast),
      ...designSaid({ spec: own, players: cast.players }),
      ...ratersSaid({ judges: own.judges, agreements: part.agreements ?? [], players: cast.players }),
      ...countedSaid(part),
      ...statisticsSaid(part),
    ])
  })
  return [first, ...others]
}

function taskSaid(
  { spec, descriptions: { planned, done }, agreements, contrasts = [] }: TaskReport,
  facts: StudyFacts,
): readonly (Said | null)[] {
  return [
    subjectsSaid(spec.subjects, facts),
    followsSaid(spec),
    ...describedSaid(spec),
    {
      en: `Of ${many(planned, 'planned description')}, ${done} were made.`,
      zh: `计划${planned}个描述，完成${done}个。`,
    },
    ...ratersSaid({ judges: spec.judges, agreements, players: facts.players }),
    { en: 'Means have 95% intervals by word.', zh: '平均值附按词计算的95%区间。' },
    contrasts.some(({ corrected }) => corrected !== null)
      ? {
          en: 'Two subjects were compared on the same words, with a permutation test that exchanges their names in whole words. Their p values were corrected with Holm’s method for all comparisons.',
          zh: '受试者之间在同一批词上比较，用置换检验，按整个词互换名称；p值按Holm方法对所有比较校正。',
        }
      : null,
    seedSaid(spec.seed),
    softwareSaid(facts),
  ]
}

function describedSaid({ language, words }: TaskSpec): readonly Said[] {
  const used = listedBoth(language.map((one) => languageNames[one]))
  const limits = language.map((one) => {
    const { aggressive, conservative } = deepLimits[one]
    return {
      en: `${aggressive} and ${conservative} ${one === 'zh' ? 'characters' : 'words'} in ${languageNames[one].en}`,
      zh: `${languageNames[one].zh}分别不超过${aggressive}和${conservative}${one === 'zh' ? '字' : '词'}`,
    }
  })
  return [
    {
      en: `Each subject describes ${many(words, 'word')} in ${used.en}, once clearly and once in a veiled way (at most ${limits.map(({ en }) => en).join(', ')}).`,
      zh: `每名受试者用${used.zh}描述${words}个词，一次清楚、一次隐晦（${limits.map(({ zh }) => zh).join('，')}）。`,
    },
    {
      en: 'Each description is rated against its word and against another word of the same kind.',
      zh: '每个描述分别按目标词和另一个同类词评分。',
    },
  ]
}

import type { InBoth, Rng, Seat } from '@wis/engine'
import type { Argument, Charge } from './argue.ts'

export interface Speaking {
  readonly argument: Argument
  readonly language: 'en' | 'zh'
  readonly rng: Rng
  nameOf(seat: Seat): string
}

/** How a player puts its arguments. */
export type Voice = (speaking: Speaking) => string

const joined = (sentences: readonly string[], language: 'en' | 'zh') =>
  sentences.filter((sentence) => sentence !== '').join(language === 'zh' ? '' : ' ')

const idle: readonly InBoth<string>[] = [
  { en: 'I go where the wind goes.', zh: '风往哪儿吹，我就往哪儿去。' },
  { en: 'One team is as good as another.', zh: '派谁去都一样。' },
  { en: 'Has anybody seen my horse?', zh: '有人看见我的马了吗？' },
  { en: 'I have a good feeling about today.', zh: '我觉得今天运气不错。' },
  { en: 'Let us not make this complicated.', zh: '别想得太复杂。' },
  { en: 'Somebody here is lying, I suppose.', zh: '总有人在撒谎吧。' },
]

/** Says what comes to mind. */
export const drifting: Voice = ({ language, rng }) => rng.pick(idle)[language]

/** Reads from the record, always in the same form. */
export const recording: Voice = ({ argument, language, nameOf }) => {
  const { charge, stance, team } = argument
  const zh = language === 'zh'
  return joined([charge ? recordOf(charge, language, nameOf) : emptyRecord[language], verdict()], language)

  function verdict(): string {
    const names = team.map(nameOf)
    const all = zh ? names.join('、') : names.join(' and ')
    switch (stance) {
      case 'for':
        return zh ? '按记录，我赞成这支队伍。' : 'By the record, I am for this team.'
      case 'against':
        return zh ? '按记录，我反对这支队伍。' : 'By the record, I am against this team.'
      case 'propose':
        return zh ? `我按记录选了${all}。` : `By the record I choose ${all}.`
      case 'keep':
        return zh ? '记录没有变，队伍也不变。' : 'The record has not changed, and neither has the team.'
      case 'change':
        return zh ? `再看一遍记录，改为${all}。` : `Going over the record again, I change to ${all}.`
    }
  }
}

const emptyRecord: InBoth<string> = {
  en: 'For the record: nothing speaks against anybody yet.',
  zh: '记录在案：目前没有任何不利于谁的事。',
}

function recordOf(
  { kind, against, quest }: Charge,
  language: 'en' | 'zh',
  nameOf: (seat: Seat) => string,
): string {
  const name = nameOf(against)
  const zh = language === 'zh'
  switch (kind) {
    case 'joined':
      return zh
        ? `记录在案：任务${quest}失败，${name}在队里。`
        : `For the record: quest ${quest} failed, and ${name} was on it.`
    case 'led':
      return zh
        ? `记录在案：任务${quest}失败，带队的是${name}。`
        : `For the record: quest ${quest} failed, and ${name} had led it.`
    case 'approved':
      return zh
        ? `记录在案：任务${quest}失败，那支队伍${name}投了赞成。`
        : `For the record: quest ${quest} failed, and ${name} had voted for its team.`
  }
}

/** Speaks to people, asks them, and answers for itself. */
export const pressing: Voice = (speaking) => {
  const { argument, language, rng } = speaking
  const { charge, excuse } = argument
  const asksBack = charge && excuse && rng.int(3) === 0
  const point = asksBack
    ? excuseText(excuse, speaking)
    : charge
      ? chargeText(charge, speaking)
      : early[rng.int(early.length)]?.[language]
  return joined([point ?? '', stanceText(speaking)], language)
}

const early: readonly InBoth<string>[] = [
  { en: 'It is early. Let us see who is eager to go.', zh: '时候还早，先看看谁急着要去。' },
  { en: 'Words are cheap now; the votes will tell us more.', zh: '现在说什么都不值钱，投票才见真章。' },
  { en: 'Nobody has shown anything yet, and neither have I.', zh: '谁都还没露底，我也一样。' },
]

function chargeText({ kind, against, quest }: Charge, { language, rng, nameOf }: Speaking): string {
  const name = nameOf(against)
  const zh = language === 'zh'
  switch (kind) {
    case 'joined':
      if (rng.int(2) === 0)
        return zh
          ? `${name}，任务${quest}就是你在队里的时候失败的，凭什么再信你？`
          : `${name}, quest ${quest} failed with you on it. Why should we trust you again?`
      return zh
        ? `任务${quest}为什么失败？我一直没忘，当时${name}在场。`
        : `I have not forgotten quest ${quest}, nor that ${name} was there.`
    case 'led':
      return zh
        ? `任务${quest}的人是${name}挑的，结果失败了。是运气差，还是早有安排？`
        : `${name} chose the team that failed quest ${quest}. Bad luck, or design?`
    case 'approved':
      return zh
        ? `${name}，任务${quest}那支队伍你投了赞成，然后就失败了，说说看？`
        : `${name}, you voted the team of quest ${quest} through, and it failed. Explain that.`
  }
}

function excuseText(
  { quest, other }: NonNullable<Argument['excuse']>,
  { language, nameOf }: Speaking,
): string {
  return language === 'zh'
    ? `没错，任务${quest}我在场，可${nameOf(other)}也在。`
    : `Yes, I was on quest ${quest}. So was ${nameOf(other)}.`
}

const stances: Readonly<Record<'for' | 'against' | 'keep', readonly InBoth<string>[]>> = {
  for: [
    { en: 'I can live with this team.', zh: '这支队伍我可以接受。' },
    { en: 'Let them go, I say.', zh: '要我说，让他们去吧。' },
  ],
  against: [
    { en: 'I would not send this team.', zh: '换作是我，不会派这支队伍。' },
    { en: 'This does not smell right to me.', zh: '这支队伍我闻着不对劲。' },
  ],
  keep: [
    { en: 'I have listened, and I stay with my team.', zh: '我都听到了，队伍不变。' },
    { en: 'Nothing I heard makes me change it.', zh: '听下来没有什么值得我换人。' },
  ],
}

function stanceText({ argument: { stance, charge, team }, language, rng, nameOf }: Speaking): string {
  const zh = language === 'zh'
  if (stance === 'against' && charge && team.includes(charge.against))
    return zh ? `有${nameOf(charge.against)}在，我不同意。` : `Not with ${nameOf(charge.against)} on it.`
  if (stance === 'propose') {
    const names = team.map(nameOf)
    return zh ? `我想带${names.join('、')}去。` : `I would take ${names.join(' and ')}.`
  }
  if (stance === 'change') return zh ? '你们说得有道理，我换人。' : 'You have a point. I change the team.'
  return rng.pick(stances[stance])[language]
}

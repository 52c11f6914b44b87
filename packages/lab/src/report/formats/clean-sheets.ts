import type { Language } from '@wis/engine'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'

/** A table of the matches without a missing or refused answer. The first one says how many these are. */
export const asClean =
  (report: Pick<Report, 'clean'>, language: Language) =>
  ({ title, note, ...sheet }: Sheet, at: number): Sheet => ({
    ...sheet,
    title: cleanTitle(title, language),
    note: at === 0 ? `${cleanNote(report, language)} ${note}` : note,
  })

const cleanTitle = (title: string, language: Language): string =>
  language === 'zh'
    ? `${title}（仅限没有缺失或被拒回答的对局）`
    : `${title}, only matches without a missed or refused answer`

/** How many matches have no missing or refused answer, and what their tables say. Undefined for a report of before. */
export function cleanNote({ clean }: Pick<Report, 'clean'>, language: Language): string | undefined {
  if (clean === undefined || clean?.of === 0) return undefined
  const text = clean === null ? unknown : textOf(clean)
  return text[language]
}

const unknown = {
  en: 'Some matches were played before missing and refused answers were counted. There is therefore no table of the matches without any.',
  zh: '有些对局是在开始统计缺失和被拒的回答之前进行的，因此没有仅限无此类回答的对局的表格。',
}

function textOf({ matches, of }: NonNullable<Report['clean']>) {
  if (matches === of)
    return {
      en: 'No answer was missed or refused, so the tables count all matches.',
      zh: '没有缺失或被拒的回答，因此表格包括所有对局。',
    }
  if (matches === 0)
    return {
      en: 'Every match has a missed or refused answer, so there is no table of matches without one.',
      zh: '每一局都有缺失或被拒的回答，因此没有仅限无此类回答的对局的表格。',
    }
  return {
    en: `In ${matches} of ${of} matches no answer was missed or refused. Subjects with few errors have more of these matches, so they are no random sample. They show how the game goes without errors.`,
    zh: `${of}局中有${matches}局没有任何人的回答缺失或被拒。出错少的一方在其中占得更多，因此这不是随机样本：它说明在没有人出错时对局进行得如何。`,
  }
}

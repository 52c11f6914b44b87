import type { Language } from '@wis/engine'

const english = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const digits = '零一二三四五六七八九'

/** A number below a hundred in words. */
export function inWords(number: number, language: Language): string {
  const [ten, one] = [Math.floor(number / 10), number % 10]
  if (language === 'zh')
    return number < 10
      ? (digits[number] ?? '')
      : `${ten > 1 ? digits[ten] : ''}十${one > 0 ? digits[one] : ''}`
  if (number < 20) return english[number] ?? ''
  return `${tens[ten - 2]}${one > 0 ? `-${english[one]}` : ''}`
}

/** A text or number in full-width letters and digits. */
export const fullWidth = (text: number | string) =>
  String(text).replace(/[\da-z]/giu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0))

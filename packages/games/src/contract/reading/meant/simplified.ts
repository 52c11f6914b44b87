import { fileCalled, plain, readOutline } from '../../../outline/outline.ts'
import { files } from '../../content/generated/traditional.ts'

const pairs = readOutline(fileCalled('traditional', files)).flatMap((line) => plain(line).text.split(' '))
const simple = new Map(pairs.map((pair) => [pair.slice(0, 1), pair.slice(1)]))
const traditional = new RegExp(`[${[...simple.keys()].join('')}]`, 'gu')

/** The text with the traditional characters that answers are made of in their simplified form: “棄牌” is “弃牌”. */
export const simplified = (text: string): string =>
  text.replace(traditional, (character) => simple.get(character) ?? character)

/** The same with plain digits. What others hear stays as it was said. */
export const plainDigits = (text: string): string =>
  simplified(text).replace(/[０-９]/gu, (digit) => digit.normalize('NFKC'))

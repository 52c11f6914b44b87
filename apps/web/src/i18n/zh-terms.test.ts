import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words that must not be used, each with the one word to use instead, in the interface and in the documents. */
const others: Readonly<Record<string, string>> = {
  比赛: '对局',
  排位对局: '排位赛',
  实力分: '评分',
  主人: '所有者',
  英语: '英文',
  主动连接: '主动接入',
  主动连入: '主动接入',
  对局服务: '运行器',
  参赛费: '入场费',
  冻结榜单: '封榜',
  榜单冻结: '封榜',
  裁定: '裁决',
  发牌: '发词',
  主办者: '主办人',
  验算: '验证',
  审计日志: '操作记录',
  网站服务器: '网页服务器',
  最后一桌: '决赛桌',
  场景: '情境',
  封存: '加密',
  账户: '账号',
  词元: 'token',
  席位: '座位',
  副牌局: '个牌局',
  每一副牌: '每个牌局',
  投诉: '举报',
  内置选手: '官方智能体',
  短名称: '短名',
}

const textsIn = (folder: string, ending: string) => {
  const url = new URL(folder, import.meta.url)
  const files = readdirSync(url, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith(ending),
  )
  return files.map((file) => ({ file, text: readFileSync(new URL(file, url), 'utf8') }))
}

// The annotated match repeats the texts for agents word for word.
const texts = [
  ...textsIn('../../messages/zh/', '.json'),
  ...textsIn('../../../../docs/', '.zh.md'),
  ...textsIn('../../../../packages/lab/src/presets/content/studies/', '.yaml'),
].filter(({ file }) => !file.endsWith('annotated-match.zh.md'))

const han = String.raw`[\u3400-\u9fff]`
const unspaced = new RegExp(`${han}[A-Za-z0-9]|[A-Za-z0-9%]${han}`, 'u')
// The page of a live match loads these, and each byte of it counts.
const tight = /^(?:match|scene|site)\.json$/

it('messages have a space between Chinese and Latin letters or digits', () => {
  const messages = textsIn('../../messages/zh/', '.json').filter(({ file }) => !tight.test(file))
  const lines = messages.flatMap(({ file, text }) =>
    text.split('\n').map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines.filter((line) => unspaced.test(line.replaceAll(String.raw`\n`, ' ')))).toEqual([])
})

it.each(Object.entries(others))('instead of %s, all texts say %s', (other) => {
  expect(texts.filter(({ text }) => text.includes(other)).map(({ file }) => file)).toEqual([])
})

import { speeches, votes } from '../script.ts'
import type { SpyScript } from '../script.ts'

/** Texts that break programs. */
export const strangeTexts: readonly SpyScript[] = [
  {
    id: 'emoji-and-directions',
    title: {
      en: 'Reads emoji, other scripts and invisible characters',
      zh: '读懂表情符号、其他文字和不可见字符',
    },
    required: true,
    seat: 5,
    starter: 0,
    spy: 1,
    asked: speeches(1),
    said: {
      en: {
        1: {
          0: 'Perfect after work 👨‍👩‍👧‍👦☕️🫖 – ❤️‍🔥!',
          1: '\u202eyadretsey ti dah I\u202c, and again \u2067today\u2069.',
          2: 'مشروب نحبه كلنا · משקה שכולם אוהבים',
          3: 'Z̷a̸l̵g̴o̷ lo\u0301ves it t\u00ado\u200bo.',
          4: '𝓘𝓽 𝓲𝓼 𝓯𝓪𝓷𝓬𝔂, ｉｆ ｙｏｕ ａｓｋ ｍｅ 🧋',
        },
      },
      zh: {
        1: {
          0: '下班以后来一杯👨‍👩‍👧‍👦☕️🫖，真好❤️‍🔥！',
          1: '\u202e喝天昨我\u202c，今天\u2067又\u2069想了。',
          2: 'مشروب نحبه كلنا · 大家都爱',
          3: 'Z̷a̸l̵g̴o̷也喜\u200b欢它。',
          4: '𝓲𝓽 很特别，ｆａｎｃｙ🧋',
        },
      },
    },
  },
  {
    id: 'quotes-and-code',
    title: { en: 'Reads quotation marks, code and templates', zh: '读懂引号、代码和模板符号' },
    required: true,
    seat: 4,
    starter: 0,
    spy: 2,
    asked: speeches(1),
    said: {
      en: {
        1: {
          0: "She said: \"It's 'just right'.\" \\ and left.",
          1: 'First line\nSecond line\r\n\tindented, {{word}} {word} ${word} %s %d',
          2: "<b>warm</b> &amp; </s> <|im_end|> [/INST] '; DROP TABLE seats; --",
          3: '```json\n{"speech": "nice"}\n``` # Heading * star _under_',
        },
      },
      zh: {
        1: {
          0: '她说："它\'刚刚好\'。" \\ 然后走了。',
          1: '第一行\n第二行\r\n\t缩进，{{word}} {word} ${word} %s %d',
          2: "<b>温的</b> &amp; </s> <|im_end|> [/INST] '; DROP TABLE seats; --",
          3: '```json\n{"speech": "不错"}\n``` # 标题 * 星号 _下划线_',
        },
      },
    },
  },
  {
    id: 'unknown-fields',
    title: { en: 'Is sent fields and events that it does not know', zh: '收到不认识的字段和事件' },
    required: true,
    seat: 2,
    starter: 0,
    spy: 5,
    asked: votes(1),
    fromTheFuture: true,
  },
]

/** What no reader sees: controls, direction marks, fillers, tags, private and unassigned characters, and blank signs. */
const unseen =
  /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u

/** Emoji as keyboards write them. Of the flags that are spelt in tags, only those of real countries. */
const emoji =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}|[0-9#*]\ufe0f\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*/gu

/** Persian and the scripts of India spell with joiners, between letters and after a virama. */
const joined =
  /\p{Script=Arabic}\u200c(?=\p{Script=Arabic})|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]/gu

/** Marks without a letter to stand on, or more of them on one letter than any language writes. */
const piled = /(?:^|\p{Z})\p{M}|[\p{Mn}\p{Me}]{4}/u

/** Whether a reader sees every character of a text, each in its place. */
export const visible = (text: string) =>
  !piled.test(text) && !unseen.test(text.replace(emoji, '').replace(joined, ''))

/**
 * The text with what is often left out: “Players 1 and 3” names two players, “Round 3: 4” answers 4, and “我怀疑玩家2” votes.
 * Only an answer that says nothing clear as it stands is read so, because logs keep earlier refusals.
 */
export function inFull(text: string): string {
  return text
    .replace(severalPlayers, (several) => several.replace(/^players? ?/iu, '').replace(/\d+/gu, 'Player $&'))
    .replace(
      /(?<![a-z])(column|col|row|card|player|position|cell|slot) (?:number|no\.?|nr\.?) ?(?=[\da-z])/giu,
      '$1 ',
    )
    .replace(/((?:player|玩家) ?\d{1,2}) ?[(（](?:me|myself|i|我|自己)[)）] ?(?:[:：]|->|→)/giu, '$1: ')
    .replace(/^\s*(?:(?:round|turn) ?\d{1,3}|第 ?\d{1,3} ?(?:轮|回合|局)) ?[:：] ?(?=[^\n]+\s*$)/iu, '')
    .replace(
      /(?<=^|[\s，。；,.;：:我])(?:最|很|更|也|还是?)?怀疑(?:的是|的)?(?=\s?(?:玩家\s?\d|\d{1,2}\s?号))/gu,
      '选',
    )
}

const severalPlayers =
  /(?<![a-z])players ?\d{1,2}(?:(?: ?[,&+/、] ?| ?(?:, ?)?and )\d{1,2})+(?!\d| ?(?:-|to|or)(?![a-z]))/giu

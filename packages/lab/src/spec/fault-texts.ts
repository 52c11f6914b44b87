import { usualGame } from '@wis/games'

/** The English sentence of each fault. A name in braces stands for one of its values. */
const texts = {
  'too-long-text': 'at most {most} characters',
  'not-readable': '{detail}',
  'no-aliases': 'no aliases: each part stands where it belongs',
  'too-deep': 'nested too deeply: at most {most} levels',
  'too-many-parts': 'at most {most} lines, commas and marks of YAML',
  'no-parts': 'at least one experiment',
  'too-many-experiments': 'at most 12 experiments',
  'not-a-part-measure': 'a part and a measure of it, such as `undercover/vote-accuracy`',
  'people-by-part': 'people are invited on the page of the experiment, when the suite is made',
  'part-has': 'the report of this part has {names}',
  'strange-characters': 'control characters and halves of characters cannot be stored',
  'no-fields': `an experiment is a list of fields, such as \`game: ${usualGame}\``,
  'unknown-field': 'no field has this name; there are {names}',
  'unknown-part': 'no field has this name',
  missing: 'this field is missing',
  'not-text': 'text is wanted',
  'not-a-number': 'a number is wanted',
  'not-a-whole-number': 'a whole number is wanted',
  'not-a-list': 'a list is wanted',
  'not-fields': 'a list of fields is wanted',
  'not-yes-or-no': 'true or false is wanted',
  'too-small': 'at least {least}',
  'too-large': 'at most {most}',
  'not-above': 'more than {least}',
  'too-few': 'at least {least}',
  'too-many': 'at most {most}',
  'too-short': 'too short: the minimum is {least}',
  'too-long': 'at most {most} characters',
  'not-a-name': 'small letters, digits and single hyphens',
  'not-a-title': 'a letter or a digit, and nothing invisible',
  'name-reserved': 'this name is kept for the platform and the people who run it',
  'not-a-player': 'the name of an agent, or name@version',
  'one-of': 'one of {names}',
  twice: 'each only once',
  'no-language': 'at least one language',
  'not-a-stop': '`games: 480`, or `width: 0.05, of: win-rate, at-most: 2000`',
  'not-a-reference': 'the name of a known publication, or its `title`, `authors` and `year`',
  'values-by-column': 'each row has one value for each column',
  'not-right': 'this value cannot be read',
  'unknown-game': 'there is no game of this name; there are {names}',
  'game-has': 'the game has {names}',
  'rule-refused': 'the rules do not take it: {fault}',
  'no-factors': 'the game has no factors',
  'no-probes': 'the game has no probes',
  'no-arranged-tables': 'the game has no arranged tables',
  'nothing-judged': 'nothing of the game can be judged',
  'shared-beyond-items': 'no more items can be rated by everybody than are drawn',
  'no-aims': 'the game tells no aims',
  'judge-twice': 'each judge only once for a rubric',
  'name-taken': 'the game has a condition of this name',
  'condition-unused': 'it is not among the conditions',
  'no-roles': 'the game has no roles',
  'rules-change-deals': 'they change what is dealt, so that nothing could be compared',
  'no-strategy': 'there is no strategy of this name',
  'changes-nothing': 'it changes nothing: give a prompt, a strategy, rules or what it hides',
  'nothing-to-ablate':
    'it changes only how a model is asked, and {names} of the house are no models: name models as subjects, or leave the condition out',
  'no-deal': 'no deal of the game gives a subject all that `only` asks for',
  'nothing-hidden': 'the game can hide nothing',
  'no-rate': 'this is no rate: state a deviation',
  'no-deviation': 'this is a rate: state the rate',
  'no-pilot': 'there is no experiment of this name that is over and that you may read',
  'pilot-of-other-game': 'it was played in {game}, so that it tells nothing here',
  'people-alone':
    '`people` is the only subject: agents play the same deals in an experiment of the same seed',
  'not-for-people':
    'an experiment with people has none of this: their consent is to play, under the baseline, in one language',
  'no-agent': 'there is no agent of this name',
  'no-version': 'the agent has no such version',
  'agent-retired': 'the agent is retired',
  'agent-not-allowed': 'its owner does not allow that in experiments of others',
  'agent-remembers': 'the agent keeps a memory, and would know a deal that it plays again',
  'agent-of-other-games': 'the agent does not play {game}',
  'agent-of-other-languages': 'the agent does not play in {language}',
  'agent-offline': 'the agent is offline',
  'no-describer': 'there is no agent of this name; without a model there are {names}',
  'no-judge': 'there is no agent of this name; without a model there are {names}',
  'sample-cannot-describe': '{name} cannot describe a word; there are {names}',
  'sample-cannot-judge': '{name} cannot judge; there are {names}',
  'house-cannot-describe':
    '{name} of the house plays its game alone, and cannot describe a word; without a model there are {names}',
  'house-cannot-judge':
    '{name} of the house plays its game alone, and cannot judge; without a model there are {names}',
  'not-your-judge': 'only your own agents may judge for you',
  'space-cannot-describe': 'the agent is told the news of matches alone, and cannot describe a word',
  'space-cannot-judge': 'the agent is told the news of matches alone, and cannot judge',
  'no-judges': 'at least one judge',
  'no-account': 'there is no account of this name',
  'several-accounts':
    'several accounts have this name; give the id of the account, which stands in the data of the account',
  'beyond-matches':
    'one experiment may have {most} matches here, and this one has {wanted}: plan fewer, or ask the operator for more',
  'beyond-outstanding':
    'your experiments have {used} matches to play, and {wanted} would come on top; {most} are allowed: wait, cancel an experiment, plan fewer matches, or ask the operator for more',
  'beyond-stored':
    'your experiments store {used} MiB, and {most} MiB are allowed: ask the operator for more room',
} as const

export type SpecFaultCode = keyof typeof texts

export const specFaultCodes = Object.keys(texts) as readonly SpecFaultCode[]

export function textOfFault(code: SpecFaultCode, values: Readonly<Record<string, string>> = {}): string {
  return texts[code].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** What a rule of a schema says when it is broken. */
export const ruleOf = (fault: SpecFaultCode) => ({ message: textOfFault(fault), params: { fault } })

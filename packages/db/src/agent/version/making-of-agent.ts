import { makeUpJson } from '../make-up/make-up-sql.ts'

/**
 * SQL for the public making of the newest version of agent `a`. It has the form of `Making` and exactly the content
 * of the agent's profile. The prompts of its strategy stay out, because they are long.
 */
export const makingOfAgent = `
  (select json_build_object(
     'version', v.number,
     'space', case when a.kind = 'hf-space' and a.published then v.settings ->> 'space' end,
     'model', case when a.kind <> 'hf-space' then v.settings ->> 'model' end,
     'strategy', case when v.settings ? 'strategy' then json_build_object(
       'id', coalesce(v.settings #>> '{strategy,preset}', v.settings #>> '{strategy,custom,basedOn}',
                      v.settings #>> '{strategy,custom,id}'),
       'custom', v.settings #> '{strategy,custom}' is not null) end,
     'makeUp', ${makeUpJson})
   from agent_versions v where v.agent_id = a.id
   order by v.number desc limit 1)`

/**
 * SQL of the items that a person rates in an experiment, both given as SQL: parameters, or
 * columns of a table that is called none of `d`, `i`, `r` and `e`. If a sample is planned, by its specification or later by its owner, so many
 * items of each rubric are drawn by its seed, those that were given out earlier first: those that everybody rates, and of the others those whose turn is the person's.
 */
export const itemsOfPerson = (experiment: string, person: string): string => `
  select d.* from (
    select i.*, r.place as rubric_place, coalesce(e.people_sample, e.spec->'sample') as sample,
           row_number() over (
             partition by i.rubric order by i.opened, md5((e.spec->>'seed') || '/' || i.rubric || '/' || i.item), i.item
           ) as drawn
    from judged_items i
    join annotated_rubrics r on r.experiment_id = i.experiment_id and r.rubric = i.rubric and r.state = 'open'
    join experiments e on e.id = i.experiment_id
    where i.experiment_id = ${experiment} and i.opened is not null
  ) d
  where d.sample is null
     or d.drawn <= (d.sample->>'items')::int
        and (d.drawn <= (d.sample->>'shared')::int
             or (d.drawn - (d.sample->>'shared')::int - 1) % (d.sample->>'people')::int
                = (${person} - 1) % (d.sample->>'people')::int)`

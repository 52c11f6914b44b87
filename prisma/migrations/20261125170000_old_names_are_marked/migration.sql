-- Old names that look like another agent's or the platform's are marked.
alter table agents add column looks_like text;

-- Reserved names are found where skeletons are filled, so agents that have skeletons already get them once more.
update agents set name_skeletons = '{}' where owner_id is not null and name_skeletons <> '{}';

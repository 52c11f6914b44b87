-- How many matches of a season can be taken along is asked at every download, and whether one of them is withheld.
create index "matches_told_idx" on "matches" ("season_id") where "status" in ('finished', 'void') and not "deal_open";
create index "matches_over_withheld_idx" on "matches" ("season_id") where "withheld" and "status" in ('finished', 'void');

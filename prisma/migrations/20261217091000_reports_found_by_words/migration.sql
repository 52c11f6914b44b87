-- The search reads no experiment that does not hold the word.
create index experiments_text_grams on experiments using gin (grams(array[text]));

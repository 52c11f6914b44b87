-- In which order people came. A clock may be set back, so it is not told by the time in an id.
ALTER TABLE "gathered_people" ADD COLUMN "place" INTEGER;

-- What a good answer does, in words, and the agent that says whether an answer does it.
ALTER TABLE "kept_situations" ADD COLUMN "rubric" TEXT NOT NULL DEFAULT '',
ADD COLUMN "judge_id" TEXT;

ALTER TABLE "kept_situations" ADD CONSTRAINT "kept_situations_judge_id_fkey" FOREIGN KEY ("judge_id") REFERENCES "agents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

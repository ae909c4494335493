-- The queues of the jobs "tidy" and "nightly", whose jobs are called "clean-up" and "daily-maintenance" now. They run by the clock, and
-- schedules that were left would fill queues that no worker serves. The queue's own tables are there once it has started.
DO $$
DECLARE
  queue_name TEXT;
BEGIN
  IF to_regprocedure('pgboss.delete_queue(text)') IS NULL THEN
    RETURN;
  END IF;
  -- A queue goes before the one for its dead letters.
  FOREACH queue_name IN ARRAY ARRAY['tidy', 'nightly', 'tidy-dead', 'nightly-dead'] LOOP
    PERFORM pgboss.delete_queue(queue.name) FROM pgboss.queue WHERE queue.name = queue_name;
  END LOOP;
END $$;

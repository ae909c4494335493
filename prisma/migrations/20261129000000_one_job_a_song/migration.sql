-- Of each song and cover one job waits at most. A queue's policy is chosen when it is created; those that exist learn it here,
-- for jobs that are stored from now on. On a new database there is no queue yet.
DO $$
BEGIN
  IF to_regclass('pgboss.queue') IS NOT NULL THEN
    UPDATE pgboss.queue SET policy = 'short' WHERE name IN ('make-song', 'make-cover');
  END IF;
END
$$;

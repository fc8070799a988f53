-- What the service would say at connecting, which PgBouncer refuses (docs/operations.md, "Behind PgBouncer").
alter role companion set plan_cache_mode = 'force_generic_plan';
alter role companion set random_page_cost = 1.1;
alter role companion set statement_timeout = '15s';
alter role companion set idle_in_transaction_session_timeout = '30s';

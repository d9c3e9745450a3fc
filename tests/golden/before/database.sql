SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.facts (
    stream text NOT NULL,
    version integer NOT NULL,
    kind text NOT NULL,
    at double precision NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.headlines (
    stream text NOT NULL,
    room text NOT NULL,
    status text NOT NULL,
    at double precision NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.leases (
    stream text NOT NULL,
    owner text NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.slips (
    key text NOT NULL,
    body text NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.facts VALUES ('table/a', 1, 'opened', 1.5, '{"game": "pentago"}');
INSERT INTO public.facts VALUES ('table/a', 2, 'moved', 2.5, '"é"');
INSERT INTO public.facts VALUES ('tournament/b', 1, 'founded', 3.5, '{}');
INSERT INTO public.headlines VALUES ('table/a', 'table', 'playing', 2.5, '{"title": "Löwe"}');
INSERT INTO public.headlines VALUES ('tournament/b', 'tournament', 'open', 3.5, '{}');
INSERT INTO public.leases VALUES ('table/a', 'one', 1794859307.705262);
INSERT INTO public.slips VALUES ('account/anna', '{"name": "Anna"}');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.facts
    ADD CONSTRAINT facts_pkey PRIMARY KEY (stream, version);
ALTER TABLE ONLY public.headlines
    ADD CONSTRAINT headlines_pkey PRIMARY KEY (stream);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (stream);
ALTER TABLE ONLY public.slips
    ADD CONSTRAINT slips_pkey PRIMARY KEY (key);
CREATE INDEX headlines_by_room ON public.headlines USING btree (room, status, at);
